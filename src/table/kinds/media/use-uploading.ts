import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileTypes } from '#contracts/api/kit/file-types.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { fileProblem, problemTexts } from '#src/lib/browser/file-problem.ts'
import { notify } from '#src/lib/browser/notify.ts'

type Options = {
  types: FileTypes
  /** Uploads one file. @returns its URL. */
  send: (file: File) => Promise<string>
  /** Called with the URLs of the uploaded files, without the refused ones. */
  onDone: (addresses: readonly string[]) => void
}

/** Progress of an upload: number of the current file, and of all files. */
export type Progress = { readonly at: number; readonly of: number }

/** Checks files and uploads them one after the other. A file that fails the check is reported by its name. */
export const useUploading = ({ types, send, onDone }: Options) => {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<Progress>()
  const sent = async (file: File): Promise<string | undefined> => {
    const problem = await fileProblem(file, types)
    if (problem) {
      notify.error(`${file.name}: ${t(problemTexts[problem], { types: Object.keys(types).join(', ') })}`)
      return undefined
    }
    try {
      return await send(file)
    } catch (error) {
      // `call` has reported the reason.
      if (!(error instanceof Failure)) throw error
      return undefined
    }
  }
  const upload = async (files: readonly File[]) => {
    const addresses: string[] = []
    for (const [at, file] of files.entries()) {
      setProgress({ at: at + 1, of: files.length })
      const address = await sent(file)
      if (address !== undefined) addresses.push(address)
    }
    setProgress(undefined)
    if (addresses.length > 0) onDone(addresses)
  }
  return { progress, upload }
}
