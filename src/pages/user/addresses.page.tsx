import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userAddresses, type Address } from '#contracts/api/accounts/addresses.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { AddressCard } from './address/address-card.tsx'
import { AddressDialog } from '#src/ui/address/address-dialog.tsx'
import { ListFrame } from './layout/list-frame.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { usePage } from './layout/use-page.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** /user/address: the shopper's addresses, the default first. */
const AddressesPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [page, goTo] = usePage()
  const [editing, setEditing] = useState<Address | 'new'>()
  const answer = useData(userAddresses.list, { query: { page } }, { quiet: true })
  const add = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t('address.add')}
    </Button>
  )
  return (
    <Panel level={1} title={t('address.title')} hint={t('address.hint')} extra={add}>
      <ListFrame
        answer={answer}
        onPage={goTo}
        empty={<EmptyState icon={<LocationRegular />} title={t('address.emptyTitle')} hint={t('address.emptyHint')} />}
      >
        {rows => (
          <ul className={styles.list}>
            {rows
              .toSorted((a, b) => b.is_default - a.is_default)
              .map(address => (
                <AddressCard key={address.id} address={address} onEdit={() => setEditing(address)} />
              ))}
          </ul>
        )}
      </ListFrame>
      <AddressDialog editing={editing} onClose={() => setEditing(undefined)} />
    </Panel>
  )
}
export default AddressesPage
