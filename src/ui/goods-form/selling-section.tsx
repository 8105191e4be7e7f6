import { Radio, RadioGroup } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field.tsx'
import { useFieldError } from '../form/form-error.ts'
import { ChoiceField } from './choice-field.tsx'
import { FormSection } from './form-section.tsx'
import type { Problems } from './goods-values.ts'
import { TextField } from './text-field.tsx'
import type { PlainValues, SetValue } from './use-goods-form.ts'

type Props = {
  values: PlainValues
  problems: Problems
  set: SetValue
  /** The store's freight templates; undefined if the form does not change the freight. */
  freights: readonly { readonly id: number; readonly name: string }[] | undefined
}

const figures = [
  { name: 'goods_price', unit: '¥', required: true },
  { name: 'goods_market_price', unit: '¥', required: true },
  { name: 'goods_weight', unit: 'kg', required: true },
  { name: 'goods_stock', unit: '', required: false },
] as const

/** Price, weight and freight of a product without SKUs of its own. */
export const SellingSection = memo(({ values, problems, set, freights }: Props) => {
  const { t } = useTranslation()
  const sentence = useFieldError()
  return (
    <FormSection title={t('goods.selling')} hint={t('goods.sellingHint')}>
      {figures.map(({ name, unit, required }) => (
        <TextField
          key={name}
          label={t(`field.${name}`)}
          value={values[name]}
          unit={unit}
          required={required}
          error={sentence({ message: problems[name] })}
          onChange={value => set(name, value)}
        />
      ))}
      {freights && (
        <ChoiceField
          label={t('field.freight_id')}
          value={values.freight_id}
          options={freights}
          onChange={id => set('freight_id', id)}
        />
      )}
      <Field label={t('field.goods_status')}>
        <RadioGroup
          layout="horizontal"
          value={String(values.goods_status)}
          onChange={(_, data) => set('goods_status', data.value === '1' ? 1 : 0)}
        >
          <Radio value="1" label={t('btn.yes')} />
          <Radio value="0" label={t('btn.no')} />
        </RadioGroup>
      </Field>
    </FormSection>
  )
})
