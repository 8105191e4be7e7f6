import { makeStyles, tokens } from '@fluentui/react-components'
import { ImageRegular } from '@fluentui/react-icons/svg/image'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Pager } from '../layout/pager.tsx'
import { Skeleton, SkeletonItem } from '../feedback/skeleton.tsx'
import { PictureTile } from './picture-tile.tsx'
import type { SpacePicture, usePicturesOf } from './use-pictures-of.ts'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  waiting: { height: 'auto', aspectRatio: '5 / 6', borderRadius: tokens.borderRadiusLarge },
})

const Waiting = () => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Skeleton aria-label={t('ui.loading')} className={styles.grid}>
      {Array.from({ length: 12 }, (_, at) => (
        <SkeletonItem key={at} className={styles.waiting} />
      ))}
    </Skeleton>
  )
}

type Props = {
  state: ReturnType<typeof usePicturesOf>
  chosen: readonly SpacePicture[]
  onToggle: (picture: SpacePicture) => void
  /** What to do about an empty folder. */
  hint?: string
}

/** The pictures of a folder as a paged, selectable grid. */
export const PictureGrid = ({ state, chosen, onToggle, hint }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { pictures, error, page, lastPage, total, turnTo, retry } = state
  if (!pictures) return error ? <ErrorState error={error} onRetry={retry} /> : <Waiting />
  if (pictures.length === 0) return <EmptyState icon={<ImageRegular />} title={t('fileSpace.empty')} hint={hint} />
  return (
    <>
      <div className={styles.grid} role="group" aria-label={t('fileSpace.pictures')}>
        {pictures.map(picture => (
          <PictureTile
            key={picture.id}
            picture={picture}
            isChosen={chosen.some(({ id }) => id === picture.id)}
            onToggle={() => onToggle(picture)}
          />
        ))}
      </div>
      <Pager page={page} lastPage={lastPage} total={total} onChange={turnTo} />
    </>
  )
}
