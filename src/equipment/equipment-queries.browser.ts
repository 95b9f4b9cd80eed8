import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/make-call.browser.ts'

export const equipmentQuery = () => queryOptions({ queryKey: ['equipment'], queryFn: () => call('getEquipment', {}) })
