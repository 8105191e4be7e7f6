import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox } from '#src/ui/media/lightbox.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import type { Row } from '../../kind.ts'
import { nameOfRow } from '../../grid/row-name.ts'

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

/** A small picture. Source: TCO-11. */
export const Thumb = ({ src, alt, className }: { src: string; alt: string; className?: string }) => (
  <Picture src={src} size={150} alt={alt} className={mergeClasses(useStyles().small, className)} />
)

type RowThumbProps = { sources: readonly string[]; label: string; row: Row }

/** The first of a row's pictures; it opens large, with a way through all of them. Light on purpose: a list may show 400 rows. */
export const RowThumb = ({ sources, label, row }: RowThumbProps) => {
  const { button } = useStyles()
  const [opened, setOpened] = useState<{ at: number | undefined }>()
  const [first = ''] = sources
  if (first === '') return <Thumb src="" alt="" />
  const name = `${label}: ${nameOfRow(row)}`
  return (
    <>
      <button type="button" className={button} aria-label={name} onClick={() => setOpened({ at: 0 })}>
        <Thumb src={first} alt="" />
      </button>
      {opened && <Lightbox pictures={sources} at={opened.at} name={name} onMove={at => setOpened({ at })} />}
    </>
  )
}

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
