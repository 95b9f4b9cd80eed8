import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/make-call.browser.ts'
import type { LegalDocumentId } from '../content/legal-document-ids.ts'

export const legalDocumentQuery = (id: LegalDocumentId) =>
  queryOptions({ queryKey: ['legal-document', id], queryFn: () => call('getLegalDocument', { params: { id } }) })

export const legalFilesQuery = () =>
  queryOptions({ queryKey: ['legal-files'], queryFn: () => call('listLegalFiles', {}) })

export const archiveQuery = () => queryOptions({ queryKey: ['archive'], queryFn: () => call('getArchive', {}) })
