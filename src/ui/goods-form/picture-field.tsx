import { makeStyles, tokens } from '@fluentui/react-components'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../form/field-group.tsx'
import { UploadButton } from '../uploads/upload-button.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { useWide } from './form-section.tsx'
import { Gallery } from './gallery.tsx'
import { mainOf } from './picture-order.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

/** Maximum number of pictures of a product. */
const most = 20

type Props = {
  pictures: readonly string[]
  main: string
  error: string | undefined
  onChange: (pictures: readonly string[], main: string) => void
  upload: (file: File) => Promise<string>
  /** Renders another source of pictures, given the callback for the selected ones. */
  picker?: (onPick: (addresses: readonly string[]) => void) => ReactNode
}

/** The product's pictures: upload, pick, sort. */
export const PictureField = memo(({ pictures, main, error, onChange, upload, picker }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const wide = useWide()
  const { progress, send } = useUploads(upload)
  const change = (next: readonly string[]) => onChange(next, mainOf(next, main))
  const add = (addresses: readonly string[]) => change([...new Set([...pictures, ...addresses])].slice(0, most))
  return (
    <FieldGroup className={wide} label={t('field.goods_images')} required error={error} hint={t('goods.picturesHint')}>
      <div className={styles.root}>
        <div className={styles.tools}>
          <UploadButton label={t('goods.upload')} progress={progress} onFiles={files => void send(files).then(add)} />
          {picker?.(add)}
        </div>
        {pictures.length > 0 && (
          <Gallery pictures={pictures} main={main} onChange={change} onMain={one => onChange(pictures, one)} />
        )}
      </div>
    </FieldGroup>
  )
})
