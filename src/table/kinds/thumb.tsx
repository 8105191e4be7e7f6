import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox } from '#src/ui/lightbox.tsx'
import { Picture } from '#src/ui/picture.tsx'

const useStyles = makeStyles({
  small: { width: '50px', flexShrink: 0, borderRadius: tokens.borderRadiusMedium },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: {
    display: 'block',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':hover': { filter: 'brightness(0.94)' },
  },
})

/** A small picture. Source: screens-shared TBL-25 (50 by 50). */
export const Thumb = ({ src, alt, className }: { src: string; alt: string; className?: string }) => (
  <Picture src={src} size={150} alt={alt} className={mergeClasses(useStyles().small, className)} />
)

/** Small pictures that open large, with a way through all of them. */
export const Thumbs = ({ sources, label }: { sources: readonly string[]; label: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [open, setOpen] = useState<number>()
  return (
    <div className={styles.row}>
      {sources.map((src, at) => (
        <button
          key={src}
          type="button"
          className={styles.button}
          onClick={() => setOpen(at)}
          aria-label={t('ui.pictureOf', { name: label, at: at + 1, of: sources.length })}
        >
          <Thumb src={src} alt="" />
        </button>
      ))}
      <Lightbox pictures={sources} at={open} name={label} onMove={setOpen} />
    </div>
  )
}
