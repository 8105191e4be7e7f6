import { uploadAsAdmin, uploadAsBuyer, uploadAsSeller } from '#contracts/api/content/uploads.ts'
import { examplesOf, guarded } from '../kit.ts'

/** One transparent pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  letter => letter.charCodeAt(0),
)
const picture = () => new File([pixel], 'picture.png', { type: 'image/png' })
const notes = () => new File(['not a picture'], 'notes.txt', { type: 'text/plain' })
const url = '/storage/avatar/2026-01-02/picture.png'

export const uploadExamples = [
  ...examplesOf(uploadAsBuyer, [
    { when: 'it is a picture', as: 'shopper', body: { file: picture() }, reply: url },
    { when: 'a guest uploads a picture', body: { file: picture() }, reply: url },
    { when: 'it is not a picture', as: 'shopper', body: { file: notes() }, error: 'fileRefused' },
  ]),
  ...guarded(
    examplesOf(uploadAsSeller, [
      { when: 'it is a picture', body: { file: picture() }, reply: url },
      { when: 'it is not a picture', body: { file: notes() }, error: 'fileRefused' },
    ]),
  ),
  ...guarded(
    examplesOf(uploadAsAdmin, [
      { when: 'it is a picture', body: { file: picture() }, reply: url },
      { when: 'it is not a picture', body: { file: notes() }, error: 'fileRefused' },
    ]),
  ),
]
