import { endingOf, mostBytes, telling, typesOf, type FileTypes } from '#contracts/api/kit/file-types.ts'

/** Why a file may not be uploaded, with the text that says so. */
export const problemTexts = {
  empty: 'upload.empty',
  tooLarge: 'upload.tooLarge',
  wrongType: 'upload.wrongType',
  wrongContent: 'upload.wrongContent',
} as const
export type FileProblem = keyof typeof problemTexts

/**
 * What is wrong with a file before it is sent: its size, the ending of its name, or bytes that do not fit the ending.
 * @param types what is accepted, by ending.
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
