import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nothing } from '#src/lib/format/format.ts'
import { Lightbox } from '#src/ui/media/lightbox.tsx'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { moved } from '#src/ui/controls/moved.ts'
import { SortableTiles } from '#src/ui/controls/sortable-tiles.tsx'
import { PictureTile } from './picture-tile.tsx'
import { RowThumb, Thumbs } from './thumb.tsx'
import { UploadBox } from './upload-box.tsx'
import { UploadRule } from './upload-rule.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

type Options = {
  /** Largest number of pictures. */
  most?: number
  shrink?: { width: number; height: number }
}

const addresses = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string' && one !== '') : []

const Cell = ({ label, value, row }: CellProps<Options>) => {
  const sources = addresses(value)
  return sources.length === 0 ? nothing : <RowThumb sources={sources} label={label} row={row} />
}

const View = ({ label, value }: CellProps<Options>) => {
  const sources = addresses(value)
  return sources.length === 0 ? nothing : <Thumbs sources={sources} label={label} />
}

const Input = ({ name, label, value, onChange, onBlur, options: { most = 10, shrink } }: InputProps<Options>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [open, setOpen] = useState<number>()
  const [announced, setAnnounced] = useState('')
  const sources = addresses(value)
  const names = sources.map((_, at) => t('ui.pictureOf', { name: label, at: at + 1, of: sources.length }))
  const move = (from: number, to: number) => onChange(moved(sources, from, to))
  const step = (from: number, to: number) => {
    move(from, to)
    setAnnounced(t('upload.moved', { at: to + 1, of: sources.length }))
  }
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <SortableTiles keys={sources} names={names} onMove={move}>
        {sources.map((src, at) => (
          <PictureTile
            key={src}
            src={src}
            name={names[at] ?? ''}
            at={at}
            of={sources.length}
            onOpen={() => setOpen(at)}
            onMove={step}
            onRemove={() => onChange(sources.toSpliced(at, 1))}
          />
        ))}
      </SortableTiles>
      {sources.length < most && (
        <UploadBox
          name={name}
          label={t('table.upload')}
          most={most - sources.length}
          onBlur={onBlur}
          onDone={more => onChange([...new Set([...sources, ...more])])}
          {...(shrink && { option: shrink })}
        />
      )}
      {sources.length === 0 && <UploadRule />}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <Lightbox pictures={sources} at={open} name={label} onMove={setOpen} />
    </div>
  )
}

/** URLs of several pictures. A cell shows the first one, a record all of them. */
export const images = kind<Options>({ Cell, View, Input, readIn: 'group', blank: [], width: 74 })
