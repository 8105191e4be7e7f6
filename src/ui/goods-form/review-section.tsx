import { Radio, RadioGroup } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field.tsx'
import { useFieldError } from '../form/form-error.ts'
import { FormSection, useWide } from './form-section.tsx'
import type { Problems } from './goods-values.ts'
import { TextField } from './text-field.tsx'
import type { PlainValues, SetValue } from './use-goods-form.ts'

type Props = { values: PlainValues; problems: Problems; set: SetValue }

const decisions = [
  { value: 1, word: 'goods.verify.passed' },
  { value: 2, word: 'goods.verify.waiting' },
  { value: 0, word: 'goods.verify.rejected' },
] as const

/** The platform's review of a product; a rejection needs a reason. Source: REV-5, GDE-9. */
export const ReviewSection = memo(({ values, problems, set }: Props) => {
  const { t } = useTranslation()
  const sentence = useFieldError()
  const wide = useWide()
  return (
    <FormSection title={t('field.goods_verify')}>
      <Field className={wide} label={t('field.goods_verify')}>
        <RadioGroup
          layout="horizontal"
          value={String(values.goods_verify)}
          onChange={(_, data) => {
            const one = decisions.find(({ value }) => String(value) === data.value)
            if (one) set('goods_verify', one.value)
          }}
        >
          {decisions.map(({ value, word }) => (
            <Radio key={value} value={String(value)} label={t(word)} />
          ))}
        </RadioGroup>
      </Field>
      {values.goods_verify === 0 && (
        <TextField
          long
          required
          label={t('field.refuse_info')}
          value={values.refuse_info}
          max={150}
          error={sentence({ message: problems.refuse_info })}
          onChange={value => set('refuse_info', value)}
        />
      )}
      <Field label={t('field.is_master')}>
        <RadioGroup
          layout="horizontal"
          value={String(values.is_master)}
          onChange={(_, data) => set('is_master', data.value === '1' ? 1 : 0)}
        >
          <Radio value="1" label={t('btn.yes')} />
          <Radio value="0" label={t('btn.no')} />
        </RadioGroup>
      </Field>
    </FormSection>
  )
})
