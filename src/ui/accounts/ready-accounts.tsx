import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { readyAccountsOf } from '#src/lib/session/ready-accounts.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { accountTexts } from './account-texts.ts'
import { StoreOwners } from './store-owners.tsx'
import { RuledTitle } from '../layout/ruled-title.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  button: { width: '100%', justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular, gap: tokens.spacingHorizontalM },
  name: { fontWeight: tokens.fontWeightSemibold, minWidth: '5em', textAlign: 'left' },
  about: { color: tokens.colorNeutralForeground3, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

type Props = { audience: Audience; onPick: (account: { username: string; password: string }) => void }

/** Buttons that sign in to the demo accounts with one click. Shown on the mock only. */
export const ReadyAccounts = ({ audience, onPick }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const own = readyAccountsOf(audience)
  if (own.length === 0) return null
  return (
    <section className={styles.root}>
      <RuledTitle>{t('login.ready')}</RuledTitle>
      <ul className={styles.list}>
        {own.map(({ name, username, password }) => (
          <li key={name}>
            <Button className={styles.button} data-ready={name} onClick={() => onPick({ username, password })}>
              <span className={styles.name}>{username}</span>
              <span className={styles.about}>{t(accountTexts[name])}</span>
            </Button>
          </li>
        ))}
      </ul>
      {audience === 'seller' && <StoreOwners onPick={onPick} />}
    </section>
  )
}
