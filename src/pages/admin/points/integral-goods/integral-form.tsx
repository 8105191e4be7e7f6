import { Radio, RadioGroup } from '@fluentui/react-components'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadAsAdmin } from '#contracts/api/content/uploads.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { LeaveGuard } from '#src/ui/form/leave-guard.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useFieldError } from '#src/ui/form/form-error.ts'
import { useKept } from '#src/ui/form/use-draft.ts'
import { remaining } from '#src/ui/form/remaining.ts'
import { useOnce } from '#src/ui/form/use-once.ts'
import { ChoiceField } from '#src/ui/goods-form/choice-field.tsx'
import { DetailsSection } from '#src/ui/goods-form/details-section.tsx'
import { FormFrame } from '#src/ui/goods-form/form-frame.tsx'
import { FormSection } from '#src/ui/goods-form/form-section.tsx'
import { goodsUpload } from '#src/ui/goods-form/goods-upload.ts'
import { PictureField } from '#src/ui/goods-form/picture-field.tsx'
import { TextField } from '#src/ui/goods-form/text-field.tsx'
import { TitleFields } from '#src/ui/goods-form/title-fields.tsx'
import { problemsOf, type IntegralValues } from './integral-values.ts'

const uploads = goodsUpload(uploadAsAdmin)
const uploadPicture = uploads('goods')
const uploadDetail = uploads('editor')

type SetValue = <Name extends keyof IntegralValues>(name: Name, value: IntegralValues[Name]) => void

const useIntegralForm = ({ start, id, save, onSaved }: Pick<Props, 'start' | 'id' | 'save' | 'onSaved'>) => {
  const [values, setValues] = useState(start)
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  const problems = useMemo(() => remaining(shown, () => problemsOf(values)), [shown, values])
  const [isSaving, setSaving] = useState(false)
  const set = useCallback<SetValue>((name, value) => setValues(now => ({ ...now, [name]: value })), [])
  const submit = useOnce(async () => {
    const wrong = problemsOf(values)
    setShown(wrong)
    if (Object.keys(wrong).length > 0) return
    setSaving(true)
    try {
      await save(values)
      onSaved()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setSaving(false)
    }
  })
  const isDirty = values !== start
  useKept({
    name: `points product ${id ?? 'new'}`,
    audience: 'admin',
    current: () => (isDirty ? values : undefined),
    // The stored draft was written by this form only.
    restore: kept => setValues(kept as IntegralValues),
  })
  return { values, problems, isSaving, isDirty, set, submit }
}

const figures = [
  { name: 'goods_price', label: 'integralGoods.price', required: true },
  { name: 'goods_market_price', label: 'field.goods_market_price', required: true },
  { name: 'goods_stock', label: 'field.goods_stock', required: false },
] as const
const switches = ['goods_status', 'is_recommend'] as const

type Props = {
  start: IntegralValues
  /** Of the product that is edited; none adds one. */
  id: number | undefined
  classes: readonly { readonly id: number; readonly name: string }[]
  /** @throws Failure */
  save: (values: IntegralValues) => Promise<unknown>
  onSaved: () => void
  onClose: () => void
}

/** The form of a points product. Source: PSC-9. */
export const IntegralForm = ({ start, id, classes, save, onSaved, onClose }: Props) => {
  const { t } = useTranslation()
  const sentence = useFieldError()
  const { values, problems, isSaving, isDirty, set, submit } = useIntegralForm({ start, id, save, onSaved })
  const errorOf = (name: string) => sentence({ message: problems[name] })
  const setContent = useCallback((value: string) => set('goods_content', value), [set])
  const setPictures = useCallback(
    (pictures: readonly string[], main: string) => {
      set('goods_images', pictures)
      set('goods_master_image', main)
    },
    [set],
  )
  return (
    <FormFrame
      title={t(id === undefined ? 'goods.add' : 'goods.edit')}
      isSaving={isSaving}
      problems={Object.keys(problems).length}
      restored={false}
      onDiscard={onClose}
      onClose={onClose}
      onSubmit={submit}
    >
      {isDirty && !isSaving && <LeaveGuard />}
      <FormSection title={t('goods.basics')}>
        <TitleFields values={values} errorOf={errorOf} set={set} />
        <ChoiceField
          required
          label={t('field.class_name')}
          value={values.cid}
          options={classes}
          none={t('table.choose')}
          error={errorOf('cid')}
          onChange={id => set('cid', id)}
        />
      </FormSection>
      <FormSection title={t('goods.pictures')}>
        <PictureField
          pictures={values.goods_images}
          main={values.goods_master_image}
          error={errorOf('goods_images')}
          onChange={setPictures}
          upload={uploadPicture}
        />
      </FormSection>
      <FormSection title={t('goods.selling')}>
        {figures.map(({ name, label, required }) => (
          <TextField
            key={name}
            label={t(label)}
            value={values[name]}
            required={required}
            error={errorOf(name)}
            onChange={value => set(name, value)}
          />
        ))}
        {switches.map(name => (
          <Field key={name} label={t(`field.${name}`)}>
            <RadioGroup
              layout="horizontal"
              value={String(values[name])}
              onChange={(_, data) => set(name, data.value === '1' ? 1 : 0)}
            >
              <Radio value="1" label={t('btn.yes')} />
              <Radio value="0" label={t('btn.no')} />
            </RadioGroup>
          </Field>
        ))}
      </FormSection>
      <DetailsSection value={values.goods_content} onChange={setContent} upload={uploadDetail} />
    </FormFrame>
  )
}
