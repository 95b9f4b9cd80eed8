import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/make-call.browser.ts'

export const landingQuery = () => queryOptions({ queryKey: ['landing'], queryFn: () => call('getLanding', {}) })
