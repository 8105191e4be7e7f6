import { useTranslation } from 'react-i18next'
import { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { uploadAsAdmin } from '#contracts/api/content/uploads.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { fresh, useData } from '#src/lib/http/use-data.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import type { EditorProps } from '#src/table/form/editor.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { GoodsForm } from '#src/ui/goods-form/goods-form.tsx'
import { goodsUpload } from '#src/ui/goods-form/goods-upload.ts'
import { bodyOf, type GoodsValues } from '#src/ui/goods-form/goods-values.ts'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'

const upload = goodsUpload(uploadAsAdmin)
/** There is no admin endpoint for all brands at once. */
const brandQuery = { query: { per_page: 400 } } as const

const save = (id: number) => (values: GoodsValues) => {
  const { is_master, goods_verify, refuse_info } = values
  const reason = goods_verify === 0 ? { refuse_info: refuse_info.trim() } : {}
  return call(adminGoods.update, { params: { id }, body: { ...bodyOf(values), is_master, goods_verify, ...reason } })
}

/** Reviews and edits a product; category, attributes and freight remain the seller's. Source: CAS-5. */
const GoodsEditor = ({ id = 0, onClose }: EditorProps) => {
  const { t } = useTranslation()
  const { user } = useSession('admin')
  const record = useData(adminGoods.show, { params: { id } }, fresh)
  const brands = useData(adminBrands.list, brandQuery)
  const saved = () => {
    notify.success(t('msg.success'))
    onClose()
  }
  const error = record.error ?? brands.error
  const retry = () => void Promise.all([record.mutate(), brands.mutate()])
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!record.data || record.isValidating || !brands.data) return <LinesSkeleton count={10} size={32} />
  return (
    <GoodsForm
      record={record.data}
      classes={[]}
      brands={brands.data.data}
      reviews
      draftKey={`goods_draft_admin_${user?.id ?? 0}_${id}`}
      upload={upload}
      save={save(id)}
      onSaved={saved}
      onClose={onClose}
    />
  )
}
export default GoodsEditor
