import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ImageOffRegular } from '@fluentui/react-icons/svg/image-off'
import { useState } from 'react'
import { thumbOf, type ThumbSize } from './thumb.ts'

const useStyles = makeStyles({
  box: {
    display: 'block',
    position: 'relative',
    width: '100%',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  picture: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  broken: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: '28px',
  },
})

type Props = {
  src: string
  /** Thumbnail size to request; undefined for the original. */
  size?: ThumbSize
  /** Empty if the adjacent text already says it. */
  alt: string
  /** Aspect ratio of the box that is reserved while the picture loads. */
  ratio?: string
  /** Disables lazy loading, for pictures above the fold. */
  eager?: boolean
  /** High fetch priority, for the page's largest contentful paint. */
  first?: boolean
  className?: string
}

/** A picture in a box of fixed aspect ratio: no layout shift while it loads, and a grey icon if it fails. */
export const Picture = ({ src, size, alt, ratio = '1 / 1', eager = false, first = false, className }: Props) => {
  const styles = useStyles()
  const address = thumbOf(src, size)
  const [broken, setBroken] = useState('')
  const missing = address === '' || broken === address
  return (
    <span className={mergeClasses(styles.box, className)} style={{ aspectRatio: ratio }}>
      {missing ? (
        <span className={styles.broken} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <ImageOffRegular />
        </span>
      ) : (
        <img
          className={styles.picture}
          src={address}
          alt={alt}
          loading={eager || first ? 'eager' : 'lazy'}
          {...(first && { fetchPriority: 'high' })}
          decoding="async"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  )
}
