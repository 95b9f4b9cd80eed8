import { useMutation } from '@tanstack/react-query'
import { makeCall } from '../api/make-call.browser.ts'
import type { DownloadFormat } from '../documents/download-calls.ts'
import { saveFile } from '../ui/browser/save-file.browser.ts'

/** Fetches a file of what the code has started, all of it or one checklist, and saves it. */
export const useDownload = (accessCode: string, checklistId: string) =>
  useMutation({
    mutationFn: (format: DownloadFormat) =>
      makeCall('downloadChecklists', {
        params: { format },
        body: { accessCode, ...(checklistId ? { checklistId } : {}) },
      }),
    onSuccess: saveFile,
  })
