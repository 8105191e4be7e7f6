import { Badge, Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { AddressDialog } from '#src/ui/address/address-dialog.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { FieldError } from '#src/ui/feedback/field-error.tsx'
import type { Addresses } from './use-addresses.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: tokens.spacingHorizontalM },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
    cursor: 'pointer',
    ':hover': { boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1Hover}` },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: {
    boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}` },
  },
  radio: { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingRight: tokens.spacingHorizontalXXL,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  place: { color: tokens.colorNeutralForeground2, lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
  check: {
    position: 'absolute',
    top: tokens.spacingVerticalM,
    right: tokens.spacingHorizontalM,
    color: tokens.colorBrandForeground1,
    fontSize: '20px',
  },
  missing: { justifyContent: 'center' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})

type CardProps = { address: Address; group: string; chosen: boolean; onChoose: () => void }

const Card = ({ address, group, chosen, onChoose }: CardProps) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <label className={mergeClasses(styles.card, chosen && styles.chosen)}>
      <input type="radio" className={styles.radio} name={group} checked={chosen} onChange={onChoose} />
      <span className={styles.head}>
        <span className={styles.name}>{address.receive_name}</span>
        <span className={styles.quiet}>{address.receive_tel}</span>
        {address.is_default === 1 && (
          <Badge appearance="tint" color="brand">
            {t('address.default')}
          </Badge>
        )}
      </span>
      <span className={styles.place}>{formatAddress(address.area_info, address.address)}</span>
      {chosen && <CheckmarkCircleFilled className={styles.check} aria-hidden="true" />}
    </label>
  )
}

/** The delivery address: a card per address, or a button that adds the first one. */
export const AddressChoice = ({ addresses }: { addresses: Addresses }) => {
  const { list, chosen, error, choose, pick, retry, isMissing, addRef } = addresses
  const styles = useStyles()
  const { t } = useTranslation()
  const group = useId()
  const errorId = useId()
  const [adding, setAdding] = useState(false)
  const add = (
    <Button
      ref={addRef}
      icon={<AddRegular />}
      onClick={() => setAdding(true)}
      {...(isMissing && { 'aria-describedby': errorId })}
    >
      {t('address.add')}
    </Button>
  )
  const tools = list && list.length > 0 && (
    <span className={styles.tools}>
      {add}
      <TextLink brand to="/user/address">
        {t('shop.before.allAddresses')}
      </TextLink>
    </span>
  )
  return (
    <Panel title={t('shop.before.address')} extra={tools}>
      {!list && (error ? <ErrorState error={error} onRetry={retry} /> : <LinesSkeleton count={3} />)}
      {list?.length === 0 && (
        <EmptyState
          icon={<LocationRegular />}
          title={t('shop.before.noAddress')}
          hint={t('shop.before.noAddressHint')}
          action={add}
        />
      )}
      {isMissing && (
        <FieldError id={errorId} className={styles.missing}>
          {t('shop.before.chooseAddress')}
        </FieldError>
      )}
      {list && list.length > 0 && (
        <div role="radiogroup" aria-label={t('address.choose')} className={styles.list}>
          {list.map(address => (
            <Card
              key={address.id}
              address={address}
              group={group}
              chosen={address.id === chosen?.id}
              onChoose={() => {
                void choose(address.id)
              }}
            />
          ))}
        </div>
      )}
      <AddressDialog editing={adding ? 'new' : undefined} onClose={() => setAdding(false)} onSaved={pick} />
    </Panel>
  )
}
