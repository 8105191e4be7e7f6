import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeAudience } from '#src/lib/menu/menus.ts'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import { AvatarField } from './avatar-field.tsx'
import { useProfile } from './use-profile.ts'

const useStyles = makeStyles({
  surface: { width: '30%', minWidth: 'min(440px, calc(100vw - 32px))', maxWidth: 'calc(100vw - 32px)' },
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minHeight: '240px',
    paddingBlock: tokens.spacingVerticalM,
  },
})

/** Dialog to edit one's nickname, password and avatar; opens once the profile has loaded. Source: PFD-1, PFD-2, PFD-4. */
export const ProfileDialog = ({ audience, onClose }: { audience: OfficeAudience; onClose: () => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { fields, busy, change, upload, submit } = useProfile(audience, onClose)
  const [isSubmitted, setSubmitted] = useState(false)
  if (!fields) return null
  const lacksName = isSubmitted && fields.nickname.trim() === ''
  return (
    <Dialog
      open
      onOpenChange={(_, { open }) => {
        if (!open) onClose()
      }}
    >
      <DialogSurface className={styles.surface}>
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            setSubmitted(true)
            void submit()
          }}
        >
          <DialogBody>
            <DialogTitle>{t('office.userInfo')}</DialogTitle>
            <DialogContent className={styles.fields}>
              <AvatarField
                url={fields.avatar}
                name={fields.nickname}
                busy={busy === 'uploading'}
                onPick={file => void upload(file)}
              />
              <Field
                label={t('field.nickname')}
                required
                orientation="horizontal"
                validationMessage={lacksName ? t('msg.requiredMsg') : undefined}
              >
                <Input
                  value={fields.nickname}
                  maxLength={15}
                  autoComplete="nickname"
                  onChange={(_, { value }) => change({ nickname: value })}
                />
              </Field>
              <Field label={t('field.password')} orientation="horizontal" hint={t('office.passwordHint')}>
                <Input
                  type="password"
                  value={fields.password}
                  maxLength={60}
                  autoComplete="new-password"
                  onChange={(_, { value }) => change({ password: value })}
                />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t('btn.cancel')}</Button>
              <Button
                type="submit"
                appearance="primary"
                disabledFocusable={busy !== undefined}
                icon={busy === 'saving' ? <BusyIcon /> : undefined}
              >
                {t('btn.ok')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
