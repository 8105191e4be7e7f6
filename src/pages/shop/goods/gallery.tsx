import { makeStyles, tokens } from '@fluentui/react-components'
import { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox } from '#src/ui/media/lightbox.tsx'
import { GalleryStrip } from './gallery-strip.tsx'
import { ZoomPicture } from './zoom-picture.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  stage: { position: 'relative' },
  hint: {
    position: 'absolute',
    right: tokens.spacingHorizontalM,
    bottom: tokens.spacingVerticalM,
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    boxShadow: tokens.shadow4,
    fontSize: '20px',
    pointerEvents: 'none',
  },
})

type Props = {
  pictures: readonly string[]
  name: string
  /** The picture of the chosen variant; shown whenever it changes. */
  wanted: string | undefined
}

/** Index of the shown picture; a change of `wanted` shows that picture. */
const useShown = (pictures: readonly string[], wanted: string | undefined) => {
  const [at, setAt] = useState(0)
  const [known, setKnown] = useState(wanted)
  if (known !== wanted) {
    setKnown(wanted)
    const found = wanted ? pictures.indexOf(wanted) : 0
    if (found >= 0) setAt(found)
  }
  return [Math.min(at, pictures.length - 1), setAt] as const
}

/** The product's pictures: a large one with zoom and a strip of thumbnails. Works by keyboard. */
export const Gallery = ({ pictures, name, wanted }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [at, setAt] = useShown(pictures, wanted)
  const [large, setLarge] = useState<number>()
  const shown = pictures.length > 1 ? t('ui.pictureOf', { at: at + 1, of: pictures.length, name }) : name
  const turn = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    turn(event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    <>
      <div className={styles.root} role="group" aria-label={t('shop.pictures')}>
        <div className={styles.stage}>
          <ZoomPicture src={pictures[at] ?? ''} alt={shown} onOpen={() => setLarge(at)} onKeyDown={keys} />
          <span className={styles.hint} aria-hidden="true">
            <ZoomInRegular />
          </span>
        </div>
        {pictures.length > 1 && (
          <GalleryStrip pictures={pictures} name={name} at={at} onShow={setAt} onTurn={turn} onKeyDown={keys} />
        )}
      </div>
      <Lightbox pictures={pictures} at={large} name={name} onMove={setLarge} />
    </>
  )
}
