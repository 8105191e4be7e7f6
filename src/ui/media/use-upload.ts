import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostBytes } from '#contracts/api/kit/file-types.ts'
import { uploadAsBuyer, uploadAsSeller } from '#contracts/api/content/uploads.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'

/** Upload parameters: target folder, resize options, and the audience that uploads. */
type Target = { name: string; option?: string; as?: 'buyer' | 'seller' }

/** Uploads pictures, as the buyer by default. `upload` resolves to the URL, or to undefined with the reason in `problem`. */
export const useUpload = ({ name, option = '{}', as = 'buyer' }: Target) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const upload = async (file: File): Promise<string | undefined> => {
    setProblem(undefined)
    if (!file.type.startsWith('image/') || file.size > mostBytes) {
      setProblem(t('invalid.picture'))
      return undefined
    }
    setBusy(true)
    try {
      const body = { file, name, option }
      if (as === 'seller') return await call(uploadAsSeller, { body }, { quiet: true })
      return await call(uploadAsBuyer, { body }, { as, quiet: true })
    } catch (error) {
      setProblem((error instanceof Failure && error.msg) || t('msg.error'))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, upload }
}
