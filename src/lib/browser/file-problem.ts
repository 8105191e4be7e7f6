import { endingOf, mostBytes, telling, typesOf, type FileTypes } from '#contracts/api/kit/file-types.ts'

/** Text keys of the reasons why a file may not be uploaded. */
export const problemTexts = {
  empty: 'upload.empty',
  tooLarge: 'upload.tooLarge',
  wrongType: 'upload.wrongType',
  wrongContent: 'upload.wrongContent',
} as const
export type FileProblem = keyof typeof problemTexts

/**
 * Checks a file before the upload: its size, its extension, and whether its content matches the extension.
 * @param types the accepted types by extension.
 * Source: TCO-23.
 */
export const fileProblem = async (file: File, types: FileTypes): Promise<FileProblem | undefined> => {
  if (file.size === 0) return 'empty'
  if (file.size > mostBytes) return 'tooLarge'
  const ending = endingOf(file.name)
  if (!Object.hasOwn(types, ending)) return 'wrongType'
  const start = new Uint8Array(await file.slice(0, telling).arrayBuffer())
  return typesOf(start, { [ending]: types[ending] ?? [] }).length > 0 ? undefined : 'wrongContent'
}
