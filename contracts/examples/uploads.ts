import { uploadAsAdmin, uploadAsBuyer, uploadAsSeller } from '#contracts/api/uploads.ts'
import { examplesOf, guarded } from './kit.ts'

/** One transparent pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  letter => letter.charCodeAt(0),
)
const picture = () => new File([pixel], 'picture.png', { type: 'image/png' })
const notes = () => new File(['not a picture'], 'notes.txt', { type: 'text/plain' })
// Named by what their bytes are: pact looks at those, too.
const app = () => new File([Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)], 'app.apk', { type: 'application/zip' })
const page = () => new File(['<!doctype html>'], 'app.apk', { type: 'text/html' })
const url = '/storage/avatar/2026-01-02/picture.png'

export const uploadExamples = [
  ...examplesOf(uploadAsBuyer, [
    { when: 'it is a picture', as: 'shopper', body: { file: picture() }, reply: url },
    { when: 'a guest has a picture, too', body: { file: picture() }, reply: url },
    { when: 'it is no picture', as: 'shopper', body: { file: notes() }, error: 'fileRefused' },
  ]),
  ...guarded(
    examplesOf(uploadAsSeller, [
      { when: 'it is a picture', body: { file: picture() }, reply: url },
      { when: 'it is no picture', body: { file: notes() }, error: 'fileRefused' },
    ]),
  ),
  ...guarded(
    examplesOf(uploadAsAdmin, [
      { when: 'it is a picture', body: { file: picture() }, reply: url },
      {
        when: 'it is an app for installing',
        body: { file: app(), name: 'url', uploadType: 'uploadFile' },
        reply: '/storage/url/2026-01-02/app.apk',
      },
      { when: 'it is no picture', body: { file: notes() }, error: 'fileRefused' },
      { when: 'it is an app, but a picture is meant', body: { file: app() }, error: 'fileRefused' },
      { when: 'it only calls itself an app', body: { file: page(), uploadType: 'uploadFile' }, error: 'fileRefused' },
    ]),
  ),
]
