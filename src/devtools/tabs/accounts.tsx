import { Badge, Button, makeStyles, tokens, ToggleButton } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { goTo } from '#src/lib/browser/navigation.ts'
import { homePaths, type Audience } from '#contracts/wire/audience.ts'
import { endSession } from '#src/lib/session/sessions.ts'
import { signIn } from '#src/lib/session/sign-in.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { accountsOf, becomeAccount } from '../accounts.ts'
import { useChange } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { noteAct } from '../recording/active.ts'
import { accountTexts } from '#src/ui/accounts/account-texts.ts'
import { StoreOwners } from '#src/ui/accounts/store-owners.tsx'
import { audienceTexts } from '../parts/audience-texts.ts'

const useStyles = makeStyles({
  account: { justifyContent: 'flex-start', gap: tokens.spacingHorizontalM, width: '100%', textAlign: 'start' },
  name: { minWidth: '6em' },
  about: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  stores: { marginTop: tokens.spacingVerticalS },
  chosen: { fontWeight: tokens.fontWeightRegular },
})

const audiences: readonly Audience[] = ['buyer', 'seller', 'admin']

const AudienceAccounts = ({ audience }: { audience: Audience }) => {
  const styles = useStyles()
  const part = usePartStyles()
  const { t } = useTranslation()
  const { signedIn, user } = useSession(audience)
  const [busy, setBusy] = useState<string>()
  const change = useChange()

  const become = async (name: string, signingIn: () => Promise<boolean>) => {
    setBusy(name)
    if (await change(signingIn)) noteAct({ do: 'signIn', audience, username: name })
    setBusy(undefined)
  }
  const leave = () => {
    endSession(audience)
    noteAct({ do: 'signOut', audience })
  }
  const who = signedIn ? t('devtools.accounts.asNow', { name: user?.username ?? '…' }) : t('devtools.accounts.nobody')
  return (
    <Section
      title={t(audienceTexts[audience])}
      extra={
        <div className={part.row}>
          <Badge appearance="tint" color={signedIn ? 'brand' : 'informative'}>
            {who}
          </Badge>
          <Button
            size="small"
            onClick={() => goTo(homePaths[audience])}
            aria-label={`${t('devtools.accounts.go')} ${t(audienceTexts[audience])}`}
          >
            {t('devtools.accounts.go')}
          </Button>
          {signedIn && (
            <Button
              size="small"
              appearance="subtle"
              onClick={leave}
              aria-label={`${t('devtools.accounts.signOut')} ${t(audienceTexts[audience])}`}
            >
              {t('devtools.accounts.signOut')}
            </Button>
          )}
        </div>
      }
    >
      <ul className={part.list}>
        {accountsOf(audience).map(name => {
          const isNow = signedIn && user?.username === accounts[name].username
          return (
            <li key={name}>
              <ToggleButton
                className={styles.account}
                checked={isNow}
                disabledFocusable={busy !== undefined}
                onClick={() => void become(accounts[name].username, () => becomeAccount(name))}
              >
                <span className={styles.name}>{name}</span>
                <span className={isNow ? styles.chosen : styles.about}>{t(accountTexts[name])}</span>
              </ToggleButton>
            </li>
          )
        })}
      </ul>
      {audience === 'seller' && (
        <div className={styles.stores}>
          <StoreOwners
            busy={busy !== undefined}
            onPick={({ username, password }) => void become(username, () => signIn('seller', username, password))}
          />
        </div>
      )}
    </Section>
  )
}

/** The current account of each audience, with buttons to switch. */
export const AccountsTab = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <>
      <p className={part.lead}>{t('devtools.accounts.lead')}</p>
      {audiences.map(audience => (
        <AudienceAccounts key={audience} audience={audience} />
      ))}
    </>
  )
}
