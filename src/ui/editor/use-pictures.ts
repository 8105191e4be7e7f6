import type Quill from 'quill'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureTypes } from '#contracts/api/kit/file-types.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { fileProblem, problemTexts } from '#src/lib/browser/file-problem.ts'
import type { Upload } from './editor-props.ts'

/**
 * Maximum number of pictures at a time; size below which a picture is inlined, in bytes; upload timeout, in ms. Source: TCO-21.
 */
const limits = { files: 10, inlineBytes: 5 * 1024, wait: 5_000 } as const

const inText = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${file.name} cannot be read.`)))
    reader.readAsDataURL(file)
  })

const withoutEnding = (name: string) => name.replace(/\.\w+$/, '')

/**
 * Inserts a picture at the cursor.
 * @param alt its text alternative.
 */
export const insertPicture = (editor: Quill, src: string, alt: string) => {
  const { index } = editor.getSelection(true)
  editor.insertEmbed(index, 'image', src, 'user')
  editor.formatText(index, 1, 'alt', alt, 'user')
  editor.setSelection(index + 1, 0, 'user')
}

/** Inserts pictures at the cursor: small ones inline, others uploaded. Shows a toast for each refused file. */
export const usePictures = (upload: Upload) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const addressOf = async (file: File): Promise<string | undefined> => {
    const problem = await fileProblem(file, pictureTypes)
    if (problem) {
      notify.error(`${file.name}: ${t(problemTexts[problem], { types: 'jpg, png, gif' })}`)
      return undefined
    }
    if (file.size < limits.inlineBytes) return inText(file)
    try {
      return await upload(file, AbortSignal.timeout(limits.wait))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.kind === 'aborted') notify.error(`${file.name}: ${t('editor.tooSlow')}`)
      return undefined
    }
  }
  const add = async (editor: Quill, files: readonly File[]) => {
    if (files.length > limits.files) return notify.error(t('editor.tooManyPictures', { most: limits.files }))
    setBusy(true)
    for (const file of files) {
      const src = await addressOf(file)
      if (src) insertPicture(editor, src, withoutEnding(file.name))
    }
    return setBusy(false)
  }
  return { busy, add }
}
