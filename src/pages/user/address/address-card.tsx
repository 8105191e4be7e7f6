import { Badge, Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { StarRegular } from '@fluentui/react-icons/svg/star'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { useAddressActions } from './use-address-actions.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  chosen: {
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { fontWeight: tokens.fontWeightSemibold },
  tel: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  place: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginTop: 'auto',
    marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})`,
  },
})

/** An address with its actions. */
export const AddressCard = ({ address, onEdit }: { address: Address; onEdit: () => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { remove, makeDefault } = useAddressActions()
  const named = { name: address.receive_name }
  return (
    <li className={mergeClasses(styles.root, address.is_default === 1 && styles.chosen)}>
      <div className={styles.head}>
        <span className={styles.name}>{address.receive_name}</span>
        <span className={styles.tel}>{address.receive_tel}</span>
        {address.is_default === 1 && (
          <Badge appearance="tint" color="brand">
            {t('address.default')}
          </Badge>
        )}
      </div>
      <p className={styles.place}>{formatAddress(address.area_info, address.address)}</p>
      <div className={styles.actions}>
        <Button
          appearance="subtle"
          size="small"
          icon={<EditRegular />}
          aria-label={t('address.editNamed', named)}
          onClick={onEdit}
        >
          {t('btn.edit')}
        </Button>
        {address.is_default === 0 && (
          <Button
            appearance="subtle"
            size="small"
            icon={<StarRegular />}
            aria-label={t('address.defaultNamed', named)}
            onClick={() => {
              void makeDefault(address)
            }}
          >
            {t('address.makeDefault')}
          </Button>
        )}
        <Button
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={t('address.removeNamed', named)}
          onClick={() => {
            void remove(address)
          }}
        >
          {t('btn.delete')}
        </Button>
      </div>
    </li>
  )
}
