import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editAdmin, editSeller } from '#contracts/api/accounts/auth.ts'
import { uploadAsAdmin, uploadAsSeller } from '#contracts/api/content/uploads.ts'
import { call } from '#src/lib/http/call.ts'
import type { OfficeAudience } from '#src/lib/menu/menus.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { userOf } from '#src/lib/session/sessions.ts'
import { loadProfile } from '#src/lib/session/sign-in.ts'
import { succeeded } from '#src/lib/http/attempt.ts'

/** The avatar is resized to 150 × 150 px. Source: PFD-9. */
const option = JSON.stringify({ width: 150, height: 150 })

type Fields = { nickname: string; password: string; avatar: string }

const fieldsOf = (audience: OfficeAudience): Fields => {
  const { nickname = '', avatar = '' } = userOf(audience) ?? {}
  return { nickname, password: '', avatar }
}

const save = (audience: OfficeAudience, { nickname, password, avatar }: Fields) => {
  const body = { nickname, password, ...(avatar && { avatar }) }
  return audience === 'admin'
    ? call(editAdmin, { body: { ...body, provider: 'admins' } })
    : call(editSeller, { body: { ...body, provider: 'users' } })
}

/**
 * State of the profile dialog: opens once the profile has loaded; saving always closes it. Source: PFD-2, PFD-3, PFD-4, PFD-5,
 * PFD-6, PFD-7, PFD-8.
 */
export const useProfile = (audience: OfficeAudience, onClose: () => void) => {
  const { t } = useTranslation()
  const [fields, setFields] = useState<Fields>()
  const [busy, setBusy] = useState<'saving' | 'uploading'>()

  const fail = useEffectEvent(onClose)
  useEffect(() => {
    let isOpen = true
    const load = async () => {
      const isLoaded = await succeeded(loadProfile(audience))
      if (!isOpen) return
      if (isLoaded) setFields(fieldsOf(audience))
      else fail()
    }
    void load()
    return () => {
      isOpen = false
    }
  }, [audience])

  const change = (part: Partial<Fields>) => setFields(now => now && { ...now, ...part })

  const upload = async (file: File) => {
    setBusy('uploading')
    const body = { file, name: 'avatar', option }
    await call(audience === 'admin' ? uploadAsAdmin : uploadAsSeller, { body }).then(
      avatar => change({ avatar }),
      () => undefined,
    )
    setBusy(undefined)
  }

  const submit = async () => {
    if (!fields?.nickname.trim()) return
    setBusy('saving')
    try {
      await save(audience, fields)
      await loadProfile(audience)
      notify.success(t('msg.success'))
    } catch (error) {
      // `call` has shown the refusal.
      console.warn(error)
    }
    onClose()
  }

  return { fields, busy, change, upload, submit }
}
