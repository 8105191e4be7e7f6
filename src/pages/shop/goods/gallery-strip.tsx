import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#src/ui/media/picture.tsx'

const useStyles = makeStyles({
  strip: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
  },
  thumbs: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    overflowX: 'auto',
    margin: 0,
    padding: '3px',
    listStyleType: 'none',
  },
  thumb: {
    display: 'block',
    width: '64px',
    padding: 0,
    border: '2px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  shown: { border: `2px solid ${tokens.colorBrandStroke1}` },
})

type Props = {
  pictures: readonly string[]
  name: string
  at: number
  onShow: (at: number) => void
  /** Shows the next or previous picture, and wraps around at the ends. */
  onTurn: (by: 1 | -1) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The thumbnails below the large picture, with buttons for the next and the previous one. */
export const GalleryStrip = ({ pictures, name, at, onShow, onTurn, onKeyDown }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.strip}>
      <Button appearance="subtle" icon={<ChevronLeftRegular />} aria-label={t('ui.previousPicture')} onClick={() => onTurn(-1)} />
      <ul className={styles.thumbs}>
        {pictures.map((src, one) => (
          <li key={src}>
            <button
              type="button"
              className={mergeClasses(styles.thumb, one === at && styles.shown)}
              aria-pressed={one === at}
              aria-label={t('ui.pictureOf', { at: one + 1, of: pictures.length, name })}
              onClick={() => onShow(one)}
              onKeyDown={onKeyDown}
            >
              <Picture src={src} size={150} alt="" eager />
            </button>
          </li>
        ))}
      </ul>
      <Button appearance="subtle" icon={<ChevronRightRegular />} aria-label={t('ui.nextPicture')} onClick={() => onTurn(1)} />
    </div>
  )
}
