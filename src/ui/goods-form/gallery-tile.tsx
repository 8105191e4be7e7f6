import { Badge, Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import { useSortItem } from '../controls/use-sort-item.ts'
import { Picture } from '../media/picture.tsx'

const useStyles = makeStyles({
  root: {
    width: '112px',
    padding: '3px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'grab',
  },
  main: { border: `1px solid ${tokens.colorBrandStroke1}`, boxShadow: `0 0 0 1px ${tokens.colorBrandStroke1}` },
  dragged: { position: 'relative', zIndex: 1, boxShadow: tokens.shadow16 },
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
  src: string
  /** Accessible name: the field, and the position. */
  name: string
  isMain: boolean
  onMain: () => void
  onRemove: () => void
  /** Moves the picture one place forward; omitted for the first one. */
  onEarlier?: () => void
  /** Moves the picture one place back; omitted for the last one. */
  onLater?: () => void
}

/** A picture of a product: a click makes it the main one, a drag or its arrows move it. */
export const GalleryTile = ({ src, name, isMain, onMain, onRemove, onEarlier, onLater }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { setNodeRef, listeners, style, isDragging } = useSortItem(src)
  return (
    <li ref={setNodeRef} style={style} className={mergeClasses(styles.root, isMain && styles.main, isDragging && styles.dragged)}>
      <button
        type="button"
        {...listeners}
        className={styles.face}
        aria-pressed={isMain}
        aria-label={t('goods.makeMain', { name })}
        onClick={onMain}
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
          disabled={!onEarlier}
          aria-label={t('goods.moveEarlier', { name })}
          onClick={onEarlier}
        />
        <Button
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={t('goods.removePicture', { name })}
          onClick={onRemove}
        />
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowRightRegular />}
          disabled={!onLater}
          aria-label={t('goods.moveLater', { name })}
          onClick={onLater}
        />
      </div>
    </li>
  )
}
