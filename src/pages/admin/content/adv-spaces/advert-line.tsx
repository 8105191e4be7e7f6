import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/format/format.ts'
import { Tag } from '#src/table/kinds/choices/tag.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import type { Advert } from './use-adverts.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
  },
  name: { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  times: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** An advert in the list of its ad space: picture, name, times, visibility. */
export const AdvertLine = ({ advert: { image, name, adv_start, adv_end, status } }: { advert: Advert }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Picture src={image} alt="" ratio="2 / 1" />
      <div>
        <p className={styles.name} title={name}>
          {name}
        </p>
        <p className={styles.times}>
          {formatDateTime(adv_start)} – {formatDateTime(adv_end)}
        </p>
      </div>
      <Tag label={t(status === 1 ? 'advs.shown' : 'advs.hidden')} colour={status === 1 ? 'success' : 'danger'} />
    </div>
  )
}
