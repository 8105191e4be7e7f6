import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { moved } from '../controls/moved.ts'
import { SortableTiles } from '../controls/sortable-tiles.tsx'
import { GalleryTile } from './gallery-tile.tsx'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, margin: 0, padding: 0, listStyle: 'none' },
})

type Props = {
  pictures: readonly string[]
  main: string
  onChange: (pictures: readonly string[]) => void
  onMain: (picture: string) => void
}

/** Sortable product pictures: click to make one the main picture; drag or use the arrow buttons to move one. */
export const Gallery = ({ pictures, main, onChange, onMain }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const names = pictures.map((_, at) => t('ui.pictureOf', { name: t('field.goods_images'), at: at + 1, of: pictures.length }))
  const move = (from: number, to: number) => onChange(moved(pictures, from, to))
  return (
    <SortableTiles keys={pictures} names={names} onMove={move}>
      <ol className={styles.list} aria-label={t('field.goods_images')}>
        {pictures.map((src, at) => (
          <GalleryTile
            key={src}
            src={src}
            name={names[at] ?? ''}
            isMain={src === main}
            onMain={() => onMain(src)}
            onRemove={() => onChange(pictures.toSpliced(at, 1))}
            {...(at > 0 && { onEarlier: () => move(at, at - 1) })}
            {...(at < pictures.length - 1 && { onLater: () => move(at, at + 1) })}
          />
        ))}
      </ol>
    </SortableTiles>
  )
}
