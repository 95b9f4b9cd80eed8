import { queryOptions } from '@tanstack/react-query'
import { call } from '../http/call.ts'

export const equipmentQuery = () => queryOptions({ queryKey: ['equipment'], queryFn: () => call('getEquipment', {}) })
