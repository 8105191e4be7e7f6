import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { z } from 'zod'
import type { Tracking as TrackingList } from '#contracts/api/orders/orders.ts'
import { formatDateTime } from '#src/lib/format/format.ts'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  event: {
    position: 'relative',
    paddingLeft: tokens.spacingHorizontalXXL,
    paddingBottom: tokens.spacingVerticalL,
    color: tokens.colorNeutralForeground3,
    '::before': {
      content: '""',
      position: 'absolute',
      left: '4px',
      top: '6px',
      width: '8px',
      height: '8px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralStroke1,
    },
    ':not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '7px',
      top: '18px',
      bottom: '-2px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ':last-child': { paddingBottom: 0 },
  },
  newest: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::before': { backgroundColor: tokens.colorBrandBackground },
  },
  text: { margin: 0, lineHeight: tokens.lineHeightBase300 },
  time: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
})

/** Tracking events of a parcel, newest first. */
export const Tracking = ({ events }: { events: z.infer<typeof TrackingList> }) => {
  const styles = useStyles()
  return (
    <ol className={styles.list} reversed>
      {events.map((event, at) => (
        <li key={`${event.time}-${at}`} className={mergeClasses(styles.event, at === 0 && styles.newest)}>
          <p className={styles.text}>{event.context}</p>
          <time className={styles.time}>{formatDateTime(event.time)}</time>
        </li>
      ))}
    </ol>
  )
}
