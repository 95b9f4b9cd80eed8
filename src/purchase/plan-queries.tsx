import { queryOptions } from '@tanstack/react-query'
import { call } from '../http/call.ts'

export const plansQuery = () => queryOptions({ queryKey: ['plans'], queryFn: () => call('listPlans', {}) })
