import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { sellerStoreClasses } from '#contracts/api/stores/back-office-stores.ts'
import { sellerAllFreights } from '#contracts/api/orders/freights.ts'
import { sellerAllAttrs } from '#contracts/api/catalogue/goods-attrs.ts'
import { sellerAllBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { uploadAsSeller } from '#contracts/api/content/uploads.ts'
import { saveRecord } from '#src/lib/http/save-record.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { fresh, useData } from '#src/lib/http/use-data.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import type { EditorProps } from '#src/table/form/editor.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { PicturePicker } from '#src/ui/file-space/picture-picker.tsx'
import { GoodsForm, type GoodsFormProps } from '#src/ui/goods-form/goods-form.tsx'
import { goodsUpload } from '#src/ui/goods-form/goods-upload.ts'
import { bodyOf, type GoodsValues } from '#src/ui/goods-form/goods-values.ts'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'

const upload = goodsUpload(uploadAsSeller)
const picker: GoodsFormProps['picker'] = onPick => <PicturePicker onPick={onPick} />
const all = { query: { isAll: 'true' } } as const

/** Loads the options of the form and the product to edit. */
const useChoices = (id: number | undefined) => {
  const record = useData(sellerGoods.show, id === undefined ? null : { params: { id } }, fresh)
  const classes = useData(sellerStoreClasses, {})
  const brands = useData(sellerAllBrands, all)
  const freights = useData(sellerAllFreights, all)
  const attributes = useData(sellerAllAttrs, { query: { isAll: 'true', isWith: 'specs' } })
  const asked = [record, classes, brands, freights, attributes]
  const isLoaded = asked.every(
    (one, at) => (at === 0 && id === undefined) || (one.data !== undefined && !(at === 0 && one.isValidating)),
  )
  return {
    isLoaded,
    error: asked.find(one => one.error)?.error,
    retry: () => void Promise.all(asked.map(one => one.mutate())),
    record: record.data,
    classes: classes.data ?? [],
    brands: brands.data ?? [],
    freights: freights.data ?? [],
    attributes: attributes.data ?? [],
  }
}

const save = (id: number | undefined) => (values: GoodsValues) => saveRecord(sellerGoods, id, bodyOf(values))

/** Adds or edits a product of the store. Source: CAS-6. */
const GoodsEditor = ({ id, onClose }: EditorProps) => {
  const { t } = useTranslation()
  const { user } = useSession('seller')
  const { isLoaded, error, retry, record, freights, ...choices } = useChoices(id)
  const offered = useMemo(
    () => [
      { id: -1, name: t('freights.free') },
      { id: 0, name: t('freights.default') },
      ...freights.filter(one => one.is_type === 1),
    ],
    [freights, t],
  )
  const saved = () => {
    notify.success(t('msg.success'))
    onClose()
  }
  if (!isLoaded) return error ? <ErrorState error={error} onRetry={retry} /> : <LinesSkeleton count={10} size={32} />
  return (
    <GoodsForm
      {...choices}
      record={record}
      freights={offered}
      draftKey={`goods_draft_seller_${user?.id ?? 0}_${id ?? 'new'}`}
      upload={upload}
      picker={picker}
      save={save(id)}
      onSaved={saved}
      onClose={onClose}
    />
  )
}
export default GoodsEditor
