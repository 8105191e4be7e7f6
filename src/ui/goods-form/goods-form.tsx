import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import { useFieldError } from '../form/form-error.ts'
import { BasicsSection } from './basics-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { FormFrame } from './form-frame.tsx'
import { FormSection } from './form-section.tsx'
import { blankGoods, valuesOf, type GoodsRecord, type GoodsValues } from './goods-values.ts'
import { PictureField } from './picture-field.tsx'
import { ReviewSection } from './review-section.tsx'
import { SellingSection } from './selling-section.tsx'
import type { Spec } from './sku-matrix.ts'
import { SkuSection } from './sku-section.tsx'
import { useGoodsForm } from './use-goods-form.ts'

type Named = { readonly id: number; readonly name: string }

export type GoodsFormProps = {
  /** The product to edit; undefined adds one. */
  record: GoodsRecord | undefined
  draftKey: string
  /** Categories to choose from; empty if the category cannot be changed. */
  classes: readonly ClassNode[]
  brands: readonly Named[]
  freights?: readonly Named[]
  attributes?: readonly (Named & { readonly specs: readonly Spec[] })[]
  /** True for administrators, who review the product; others see the decision. */
  reviews?: boolean
  upload: (folder: 'goods' | 'editor') => (file: File, signal?: AbortSignal) => Promise<string>
  picker?: (onPick: (addresses: readonly string[]) => void) => ReactNode
  /** @throws Failure */
  save: (values: GoodsValues) => Promise<unknown>
  onSaved: () => void
  onClose: () => void
}

const Rejected = ({ record }: { record: GoodsRecord | undefined }) => {
  const { t } = useTranslation()
  if (record?.goods_verify !== 0) return null
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('goods.verify.rejected')}</MessageBarTitle>
        {record.refuse_info} {t('goods.askAgain')}
      </MessageBarBody>
    </MessageBar>
  )
}

/**
 * The product form of sellers and administrators. The draft survives a reload, and a refused save keeps the input. Source: CAS-5,
 * CAS-6.
 */
export const GoodsForm = (props: GoodsFormProps) => {
  const {
    record,
    draftKey,
    classes,
    brands,
    freights,
    attributes,
    reviews = false,
    upload,
    picker,
    save,
    onSaved,
    onClose,
  } = props
  const { t } = useTranslation()
  const sentence = useFieldError()
  const start = useMemo(() => (record ? valuesOf(record) : blankGoods), [record])
  const form = useGoodsForm({ start, draftKey, reviews, save, onSaved })
  const { plain, matrix, problems, set, setAttributes, setEntries, discard } = form
  const uploadPicture = useMemo(() => upload('goods'), [upload])
  const uploadDetail = useMemo(() => upload('editor'), [upload])
  const setContent = useCallback((value: string) => set('goods_content', value), [set])
  const setPictures = useCallback(
    (pictures: readonly string[], main: string) => {
      set('goods_images', pictures)
      set('goods_master_image', main)
    },
    [set],
  )
  const shown = useMemo(() => record?.classList.map(({ name }) => name).toReversed() ?? [], [record])
  return (
    <FormFrame
      title={t(record ? 'goods.edit' : 'goods.add')}
      isSaving={form.isSaving}
      problems={Object.keys(problems).length}
      restored={form.wasKept && form.isDirty}
      onDiscard={discard}
      onClose={onClose}
      onSubmit={form.submit}
      notes={!reviews && <Rejected record={record} />}
    >
      {reviews && <ReviewSection values={plain} problems={problems} set={set} />}
      <BasicsSection values={plain} problems={problems} set={set} brands={brands} classes={classes} shownClass={shown} />
      <FormSection title={t('goods.pictures')}>
        <PictureField
          pictures={plain.goods_images}
          main={plain.goods_master_image}
          error={sentence({ message: problems.goods_images })}
          onChange={setPictures}
          upload={uploadPicture}
          {...(picker && { picker })}
        />
      </FormSection>
      <SellingSection values={plain} problems={problems} set={set} freights={freights} />
      <SkuSection
        attributes={matrix.attributes}
        entries={matrix.entries}
        problems={problems}
        offered={attributes}
        onAttributes={setAttributes}
        onEntries={setEntries}
      />
      <DetailsSection value={plain.goods_content} onChange={setContent} upload={uploadDetail} picks={picker !== undefined} />
    </FormFrame>
  )
}
