import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { useFollowed } from '../ui/followed.browser.ts'
import { kept } from '../ui/kept.browser.ts'

const savedCode = kept('hqp.access-code')

/** The code saved on this device, and how to save one. */
export function useSavedCode() {
  return { code: useFollowed(savedCode), save: saveCode }
}

export const saveCode = (code: string): void => savedCode.change(code)
export const forgetCode = (): void => savedCode.change(null)

/** What a code holds. It is asked once; starting a project writes the new answer here. */
export const accessQuery = (accessCode: string) => query('verifyAccess', { body: { accessCode } })

/** The saved code with what it holds, once the service has said so. */
export function useAccess() {
  const { code } = useSavedCode()
  const { data } = useQuery({ ...accessQuery(code ?? ''), enabled: code !== null })
  return code !== null && data ? { code, ...data } : undefined
}
