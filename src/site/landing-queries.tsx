import { queryOptions } from '@tanstack/react-query'
import { call } from '../http/call.ts'

export const landingQuery = () => queryOptions({ queryKey: ['landing'], queryFn: () => call('getLanding', {}) })
