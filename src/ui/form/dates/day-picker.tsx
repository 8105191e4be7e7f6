import { makeStyles, tokens } from '@fluentui/react-components'
import type { DayProps } from './day-calendar.tsx'
import { lazyPart } from '../../feedback/lazy-part.tsx'

const useStyles = makeStyles({
  place: {
    height: '32px',
    width: '100%',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
})

/** Holds the place of a date field while its code loads. */
export const PickerPlace = () => <div aria-hidden="true" className={useStyles().place} />

/** A date field, typed or picked in a calendar. Loaded when first shown, because few searches use it. */
export const DayPicker = lazyPart<DayProps>(async () => (await import('./day-calendar.tsx')).DayCalendar, PickerPlace)
