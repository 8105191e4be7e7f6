import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import { useFieldError } from '../form/form-error.ts'
import { ChoiceField } from './choice-field.tsx'
import { ClassPicker } from './class-picker.tsx'
import { FormSection } from './form-section.tsx'
import type { Problems } from './goods-values.ts'
import { TextField } from './text-field.tsx'
import { TitleFields } from './title-fields.tsx'
import type { PlainValues, SetValue } from './use-goods-form.ts'

type Props = {
  values: PlainValues
  problems: Problems
  set: SetValue
  brands: readonly { readonly id: number; readonly name: string }[]
  classes: readonly ClassNode[]
  /** Names of the product's category path, root first. */
  shownClass: readonly string[]
}

/** The basics of a product: name, category, brand. */
export const BasicsSection = memo(({ values, problems, set, brands, classes, shownClass }: Props) => {
  const { t } = useTranslation()
  const sentence = useFieldError()
  const errorOf = (name: string) => sentence({ message: problems[name] })
  return (
    <FormSection title={t('goods.basics')}>
      <ClassPicker
        tree={classes}
        value={values.class_id}
        shown={shownClass}
        error={errorOf('class_id')}
        onChange={id => set('class_id', id)}
      />
      <TitleFields values={values} errorOf={errorOf} set={set} />
      <TextField
        label={t('field.goods_no')}
        value={values.goods_no}
        max={30}
        error={errorOf('goods_no')}
        onChange={value => set('goods_no', value)}
      />
      <ChoiceField
        label={t('field.brand_name')}
        value={values.brand_id}
        options={brands}
        none={t('goods.noBrand')}
        onChange={id => set('brand_id', id)}
      />
    </FormSection>
  )
})
