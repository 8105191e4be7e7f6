import { makeStyles, tokens } from '@fluentui/react-components'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#src/ui/media/picture.tsx'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'block',
    width: '100%',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground3,
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  zoom: {
    position: 'absolute',
    inset: 0,
    backgroundRepeat: 'no-repeat',
    backgroundSize: '220%',
    backgroundColor: tokens.colorNeutralBackground3,
  },
})

type Spot = { x: number; y: number }

const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent): Spot => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
}

type Props = { src: string; alt: string; onOpen: () => void; onKeyDown: (event: KeyboardEvent) => void }

/** A picture that magnifies under the mouse and opens in full size when clicked. */
export const ZoomPicture = ({ src, alt, onOpen, onKeyDown }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [spot, setSpot] = useState<Spot>()
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setSpot(spotOf(event))
  }
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={t('shop.enlarge', { name: alt })}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onPointerMove={follow}
      onPointerLeave={() => setSpot(undefined)}
    >
      <Picture src={src} size={400} alt={alt} first />
      {spot && (
        <span
          className={styles.zoom}
          style={{ backgroundImage: `url("${encodeURI(src)}")`, backgroundPosition: `${spot.x}% ${spot.y}%` }}
        />
      )}
    </button>
  )
}
