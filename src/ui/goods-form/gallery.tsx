import { Badge, Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../media/picture.tsx'
import { moved } from './picture-order.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, margin: 0, padding: 0, listStyle: 'none' },
  one: {
    width: '112px',
    padding: '3px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'grab',
  },
  main: { border: `1px solid ${tokens.colorBrandStroke1}`, boxShadow: `0 0 0 1px ${tokens.colorBrandStroke1}` },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}` },
  face: {
    position: 'relative',
    display: 'block',
    width: '100%',
    padding: 0,
    border: 'none',
    background: 'none',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  badge: { position: 'absolute', left: '4px', top: '4px' },
  tools: { display: 'flex', justifyContent: 'space-between' },
})

type Props = {
  pictures: readonly string[]
  main: string
  onChange: (pictures: string[]) => void
  onMain: (picture: string) => void
}

/** Sortable product pictures: click to make one the main picture; drag or use the arrow buttons to move one. */
export const Gallery = ({ pictures, main, onChange, onMain }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const drop = (to: number) => {
    if (dragged !== undefined) onChange(moved(pictures, dragged, to))
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <ol className={styles.list} aria-label={t('field.goods_images')}>
      {pictures.map((src, at) => {
        const name = t('ui.pictureOf', { name: t('field.goods_images'), at: at + 1, of: pictures.length })
        const isMain = src === main
        return (
          <li key={src} className={mergeClasses(styles.one, isMain && styles.main, over === at && styles.over)}>
            <button
              type="button"
              className={styles.face}
              aria-pressed={isMain}
              aria-label={t('goods.makeMain', { name })}
              onClick={() => onMain(src)}
              draggable
              onDragStart={() => setDragged(at)}
              onDragOver={event => {
                event.preventDefault()
                setOver(at)
              }}
              onDrop={() => drop(at)}
              onDragEnd={() => drop(dragged ?? at)}
            >
              <Picture src={src} size={150} alt="" />
              {isMain && (
                <Badge className={styles.badge} appearance="filled" size="small">
                  {t('goods.main')}
                </Badge>
              )}
            </button>
            <div className={styles.tools}>
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowLeftRegular />}
                disabled={at === 0}
                aria-label={t('goods.moveEarlier', { name })}
                onClick={() => onChange(moved(pictures, at, at - 1))}
              />
              <Button
                appearance="subtle"
                size="small"
                icon={<DeleteRegular />}
                aria-label={t('goods.removePicture', { name })}
                onClick={() => onChange(pictures.filter((_, one) => one !== at))}
              />
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowRightRegular />}
                disabled={at === pictures.length - 1}
                aria-label={t('goods.moveLater', { name })}
                onClick={() => onChange(moved(pictures, at, at + 1))}
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
