import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureTypes } from '#contracts/api/kit/file-types.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { fileProblem } from '#src/lib/browser/file-problem.ts'
import { notify } from '#src/lib/browser/notify.ts'

/** Progress of an upload of several files. */
export type UploadProgress = { readonly done: number; readonly total: number }

/**
 * Uploads pictures one after another, in order. Files of a wrong type or size are skipped with a message; refusals of the server
 * are shown by `call`.
 * @param upload sends one file and returns its URL.
 */
export const useUploads = (upload: (file: File) => Promise<string>) => {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<UploadProgress>()
  const send = async (files: readonly File[]): Promise<string[]> => {
    const addresses: string[] = []
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length })
      try {
        if (await fileProblem(file, pictureTypes)) notify.error(`${file.name}: ${t('table.pictureRule')}`)
        else addresses.push(await upload(file))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    }
    setProgress(undefined)
    return addresses
  }
  return { progress, send }
}
