import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useTranslation } from 'react-i18next'
import { useSortItem } from '#src/ui/controls/use-sort-item.ts'
import { Thumb } from './thumb.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', width: '78px', borderRadius: tokens.borderRadiusMedium },
  dragged: { position: 'relative', zIndex: 1, boxShadow: tokens.shadow16 },
  picture: {
    display: 'block',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  large: { width: '78px' },
  tools: { display: 'flex', justifyContent: 'space-between' },
  tool: { minWidth: '24px', maxWidth: '24px', padding: 0 },
})

type Props = {
  src: string
  /** Accessible name: the field, and the position. */
  name: string
  at: number
  of: number
  onOpen: () => void
  /** Moves the picture from index `from` to index `to`. */
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** One of several pictures: opens in full size, moves by drag and drop or its buttons, can be removed. */
export const PictureTile = ({ src, name, at, of, onOpen, onMove, onRemove }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { setNodeRef, listeners, style, isDragging } = useSortItem(src)
  const tool = (label: string, icon: React.JSX.Element, run: () => void, disabled = false) => (
    <Button
      className={styles.tool}
      appearance="subtle"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      disabledFocusable={disabled}
      onClick={run}
    />
  )
  return (
    <div
      role="group"
      aria-label={name}
      ref={setNodeRef}
      style={style}
      className={mergeClasses(styles.root, isDragging && styles.dragged)}
    >
      <button type="button" {...listeners} className={styles.picture} aria-label={name} onClick={onOpen}>
        <Thumb src={src} alt="" className={styles.large} />
      </button>
      <div className={styles.tools}>
        {tool(t('upload.forward', { name }), <ChevronLeftRegular />, () => onMove(at, at - 1), at === 0)}
        {tool(t('upload.remove', { name }), <DismissRegular />, onRemove)}
        {tool(t('upload.backward', { name }), <ChevronRightRegular />, () => onMove(at, at + 1), at === of - 1)}
      </div>
    </div>
  )
}
