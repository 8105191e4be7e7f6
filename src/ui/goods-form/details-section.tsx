import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Editor } from '../editor/editor.tsx'
import { FormSection, useWide } from './form-section.tsx'

/** Source: TCO-20. */
const height = 385
const nothing = () => {}

type Props = {
  value: string
  onChange: (value: string) => void
  upload: (file: File, signal?: AbortSignal) => Promise<string>
  /** Pictures can also be picked from the store's picture space. */
  picks?: boolean
}

/** The long description of a product. */
export const DetailsSection = memo(({ value, onChange, upload, picks = false }: Props) => {
  const { t } = useTranslation()
  const wide = useWide()
  const send = useCallback((file: File, signal: AbortSignal) => upload(file, signal), [upload])
  return (
    <FormSection title={t('field.goods_content')}>
      <div className={wide}>
        <Editor
          label={t('field.goods_content')}
          value={value}
          onChange={onChange}
          onBlur={nothing}
          height={height}
          upload={send}
          picks={picks}
        />
      </div>
    </FormSection>
  )
})
