import { Dropdown, Input, makeStyles, Option, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  control: { minWidth: 0 },
})

/** Maximum length of a tracking number, in characters. */
const longest = 20

export type Courier = { readonly name: string; readonly code: string }

type Props = {
  code: string
  no: string
  couriers: readonly Courier[]
  required: boolean
  /** Marks empty inputs as missing. */
  isMissing: boolean
  disabled: boolean
  onCode: (code: string) => void
  onNo: (no: string) => void
}

/** Courier and tracking number of a parcel. */
export const ParcelFields = ({ code, no, couriers, required, isMissing, disabled, onCode, onNo }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const errorOf = (value: string) => (isMissing && value.trim() === '' ? t('msg.requiredMsg') : undefined)
  return (
    <div className={styles.root}>
      <Field label={t('field.delivery_code')} required={required} error={errorOf(code)}>
        <Dropdown
          className={styles.control}
          disabled={disabled}
          placeholder={t('table.choose')}
          value={couriers.find(one => one.code === code)?.name ?? code}
          selectedOptions={[code]}
          onOptionSelect={(_, data) => onCode(data.optionValue ?? '')}
        >
          {couriers.map(one => (
            <Option key={one.code} value={one.code}>
              {one.name}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <Field label={t('field.delivery_no')} required={required} error={errorOf(no)}>
        <Input
          className={styles.control}
          disabled={disabled}
          value={no}
          maxLength={longest}
          autoComplete="off"
          onChange={(_, data) => onNo(data.value)}
        />
      </Field>
    </div>
  )
}
