import { lazyPart } from '../../feedback/lazy-part.tsx'
import type { DateTimeProps } from './date-time-box.tsx'
import { PickerPlace } from './day-picker.tsx'

/** A field for a date with a time, typed or picked. Loaded when first shown, because few forms have one. */
export const DateTimePicker = lazyPart<DateTimeProps>(async () => (await import('./date-time-box.tsx')).DateTimeBox, PickerPlace)
