import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox } from '../media/lightbox.tsx'
import { Picture } from '../media/picture.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  picture: { padding: 0, minWidth: '60px', width: '60px', height: '60px', border: 'none' },
  box: { width: '60px' },
})

/** Splits the comma-separated image URLs of a reply. */
export const picturesOf = (images: string): string[] => images.split(',').filter(Boolean)

/** Thumbnails of an after-sales case; each opens in the lightbox. */
export const CasePictures = ({ images, name }: { images: readonly string[]; name: string }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [at, setAt] = useState<number>()
  return (
    <div className={styles.root}>
      {images.map((src, index) => (
        <Button
          key={src}
          className={styles.picture}
          aria-label={t('ui.pictureOf', { at: index + 1, of: images.length, name })}
          onClick={() => setAt(index)}
        >
          <Picture className={styles.box} src={src} size={150} alt="" />
        </Button>
      ))}
      <Lightbox pictures={images} at={at} name={name} onMove={setAt} />
    </div>
  )
}
