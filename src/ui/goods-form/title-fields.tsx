import { useTranslation } from 'react-i18next'
import { TextField } from './text-field.tsx'

type Props = {
  values: { readonly goods_name: string; readonly goods_subname: string }
  errorOf: (name: string) => string | undefined
  set: (name: 'goods_name' | 'goods_subname', value: string) => void
}

/** Name and subtitle of a product. */
export const TitleFields = ({ values, errorOf, set }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        wide
        required
        label={t('goods.title')}
        value={values.goods_name}
        max={120}
        error={errorOf('goods_name')}
        onChange={value => set('goods_name', value)}
      />
      <TextField
        long
        label={t('field.goods_subname')}
        value={values.goods_subname}
        max={120}
        error={errorOf('goods_subname')}
        onChange={value => set('goods_subname', value)}
      />
    </>
  )
}
