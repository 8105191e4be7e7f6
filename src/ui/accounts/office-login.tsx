import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { useTranslation } from 'react-i18next'
import type { OfficeAudience } from '#src/lib/menu/menus.ts'
import { AgreementCheck } from '../form/agreement/agreement-check.tsx'
import { BusyIcon } from '../feedback/busy-icon.tsx'
import { LoginBanner } from './login-banner.tsx'
import { PasswordInput } from '../form/password-input.tsx'
import { ReadyAccounts } from './ready-accounts.tsx'
import { useOfficeLogin } from './use-office-login.ts'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    width: 'min(920px, 100%)',
    minHeight: '520px',
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    '@media (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 'auto' },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    padding: '40px 44px',
    '@media (max-width: 720px)': { padding: '28px 24px' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground3 },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
})

const words = {
  admin: { title: 'login.admin', hint: 'login.adminHint' },
  seller: { title: 'login.seller', hint: 'login.sellerHint' },
} as const

/** The login page of a back office. Source: ACS-2. */
export const OfficeLogin = ({ audience }: { audience: OfficeAudience }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { fields, change, lacks, busy, submit } = useOfficeLogin(audience)
  const text = busy === 'entering' ? t('msg.waitPageJump') : t('login.submit')
  return (
    <div className={styles.card}>
      <LoginBanner audience={audience} />
      <div className={styles.side}>
        <div>
          <h1 className={styles.title}>{t(words[audience].title)}</h1>
          <p className={styles.hint}>{t(words[audience].hint)}</p>
        </div>
        <form
          className={styles.form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            void submit()
          }}
        >
          <Field label={t('field.username')} required validationMessage={lacks.username}>
            <Input
              size="large"
              value={fields.username}
              autoComplete="username"
              contentBefore={<PersonRegular />}
              onChange={(_, { value }) => change({ username: value })}
            />
          </Field>
          <Field label={t('field.password')} required validationMessage={lacks.password}>
            <PasswordInput
              size="large"
              value={fields.password}
              autoComplete="current-password"
              contentBefore={<KeyRegular />}
              onChange={(_, { value }) => change({ password: value })}
            />
          </Field>
          <AgreementCheck checked={fields.agreed} onChange={agreed => change({ agreed })} />
          <Button
            type="submit"
            appearance="primary"
            size="large"
            disabledFocusable={busy !== undefined}
            icon={busy && <BusyIcon />}
          >
            {text}
          </Button>
        </form>
        <ReadyAccounts
          audience={audience}
          onPick={({ username, password }) => {
            change({ username, password })
            void submit({ username, password })
          }}
        />
      </div>
    </div>
  )
}
