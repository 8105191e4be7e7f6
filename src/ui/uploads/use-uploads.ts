import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureTypes } from '#contracts/api/kit/file-types.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { fileProblem } from '#src/lib/browser/file-problem.ts'
import { notify } from '#src/lib/browser/notify.ts'

/** How far the sending of several files is. */
export type UploadProgress = { readonly done: number; readonly total: number }

/**
 * Sends several pictures one after the other, in their order. What is no picture, or too large, is said and left out;
 * what the server refuses is told by `call`. @param upload sends one and answers its address.
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
