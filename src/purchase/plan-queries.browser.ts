import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/make-call.browser.ts'

export const plansQuery = () => queryOptions({ queryKey: ['plans'], queryFn: () => call('listPlans', {}) })
