import { Button, Checkbox, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field.tsx'
import { filled, numberNames, type Entries, type Line } from './sku-matrix.ts'
import { useSkuStyles } from './sku-styles.ts'

type Props = { lines: readonly Line[]; onChange: (change: (entries: Entries) => Entries) => void }
const nothing = { goods_market_price: '', goods_price: '', goods_weight: '', goods_stock: '' }

/** Fills price, weight or stock into all lines of the SKU matrix, or into empty ones only. */
export const SkuFill = ({ lines, onChange }: Props) => {
  const { t } = useTranslation()
  const styles = useSkuStyles()
  const [numbers, setNumbers] = useState(nothing)
  const [onlyEmpty, setOnlyEmpty] = useState(false)
  return (
    <div className={styles.fill} role="group" aria-label={t('goods.fill')}>
      {numberNames.map(name => (
        <Field key={name} label={t('goods.fillWith', { name: t(`field.${name}`) })} size="small">
          <Input
            className={styles.short}
            size="small"
            value={numbers[name]}
            inputMode="decimal"
            autoComplete="off"
            onChange={(_, data) => setNumbers({ ...numbers, [name]: data.value })}
          />
        </Field>
      ))}
      <Checkbox label={t('goods.onlyEmpty')} checked={onlyEmpty} onChange={(_, data) => setOnlyEmpty(data.checked === true)} />
      <Button
        size="small"
        disabled={numberNames.every(name => numbers[name].trim() === '')}
        onClick={() => {
          onChange(now => filled(now, lines, numbers, onlyEmpty))
          setNumbers(nothing)
        }}
      >
        {t('goods.fill')}
      </Button>
    </div>
  )
}
