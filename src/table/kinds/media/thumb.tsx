import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox } from '#src/ui/media/lightbox.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import type { Row } from '../../kind.ts'
import { nameOfRow } from '../../grid/row-name.ts'

const useStyles = makeStyles({
  small: { width: 'var(--thumb, 50px)', flexShrink: 0, borderRadius: tokens.borderRadiusMedium },
  whole: { '& img': { objectFit: 'contain' } },
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

type ThumbProps = { src: string; alt: string; className?: string; side?: number; fit?: 'contain' | 'cover' }

/** A thumbnail. Source: TCO-4, TCO-11. */
export const Thumb = ({ src, alt, className, side, fit }: ThumbProps) => {
  const { small, whole } = useStyles()
  const look = mergeClasses(small, fit === 'contain' && whole, className)
  const picture = <Picture src={src} size={150} alt={alt} className={look} />
  return side ? (
    <span style={{ display: 'block', width: side, '--thumb': `${side}px` } as CSSProperties}>{picture}</span>
  ) : (
    picture
  )
}

type RowThumbProps = {
  sources: readonly string[]
  label: string
  row: Row
  /** Width and height in px, and whether the picture fills the square or is shown whole. */
  size?: number | undefined
  fit?: 'contain' | 'cover' | undefined
}

/** The first of a row's pictures; clicking opens a gallery of all. Kept light: a list renders up to 400 of them. */
export const RowThumb = ({ sources, label, row, size, fit }: RowThumbProps) => {
  const { button } = useStyles()
  const [opened, setOpened] = useState<{ at: number | undefined }>()
  const [first = ''] = sources
  if (first === '') return <Thumb src="" alt="" />
  const name = `${label}: ${nameOfRow(row)}`
  return (
    <>
      <button type="button" className={button} aria-label={name} onClick={() => setOpened({ at: 0 })}>
        <Thumb src={first} alt="" {...(size && { side: size })} {...(fit && { fit })} />
      </button>
      {opened && <Lightbox pictures={sources} at={opened.at} name={name} onMove={at => setOpened({ at })} />}
    </>
  )
}

/** Side of a picture in a record, in px: large enough to tell one document from another. */
const inRecord = 96

/** The pictures of a record; clicking one opens a gallery of all. Source: TFO-22. */
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
          <Thumb src={src} alt="" side={inRecord} />
        </button>
      ))}
      <Lightbox pictures={sources} at={open} name={label} onMove={setOpen} />
    </div>
  )
}
