import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStoreOwners, type StoreOwner } from '#src/lib/session/store-owners.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS },
  field: { flex: '1 1 180px', minWidth: 0 },
  /** Without this the longest name would widen it. */
  select: { minWidth: 0, '& > select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' } },
})

type Props = { busy?: boolean; onPick: (owner: StoreOwner) => void }

/** Signs in as the owner of any store of the demo; renders nothing where there are none. Source: CTL-13. */
export const StoreOwners = ({ busy = false, onPick }: Props) => {
  const styles = useStyles()
  const { t, i18n } = useTranslation()
  const owners = useStoreOwners()
  const [chosen, setChosen] = useState('')
  const owner = owners.find(({ username }) => username === chosen) ?? owners[0]
  if (!owner) return null
  return (
    <div className={styles.root}>
      <Field className={styles.field} label={t('login.store')}>
        <Select className={styles.select} value={owner.username} onChange={(_, { value }) => setChosen(value)}>
          {owners.map(({ username, store }) => (
            <option key={username} value={username}>
              {i18n.resolvedLanguage === 'en' ? store.en : store.zh} ({username})
            </option>
          ))}
        </Select>
      </Field>
      <Button disabledFocusable={busy} onClick={() => onPick(owner)}>
        {t('login.actAs')}
      </Button>
    </div>
  )
}
