import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../ui/load-failed.tsx'

interface LoadedProps<T> {
  query: UseQueryOptions<T, Error, T, readonly unknown[]>
  /** Stands here while the data is on its way. */
  loading: ReactNode
  /** Says what did not come; the reason and another try follow. */
  failed: string
  className?: string
  children: (data: T) => ReactNode
}

/** What `children` makes of a query's data, or the words for while it loads and for when it failed. */
export function Loaded<T>({ query, loading, failed, className, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!error || isFetching) return loading
  return <LoadFailed title={failed} error={error} onRetry={refetch} {...(className && { className })} />
}
