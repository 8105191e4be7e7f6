type Times = { status?: 0 | 1 | 2; start_time?: string; end_time?: string }

const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** Where a campaign stands; servers that do not tell leave it to the times. Source: rules-backoffice 100. */
export const phaseOf = ({ status, start_time = '', end_time = '' }: Times, now = new Date()): string => {
  if (status !== undefined) return String(status)
  const moment = stamp.format(now)
  if (moment < start_time) return '0'
  return moment > end_time ? '2' : '1'
}

/** Not started, in hand, ended. Source: spec, section 4. */
export const phaseField = {
  kind: 'choice',
  label: 'field.status',
  of: { 0: 'campaigns.notStarted', 1: 'campaigns.inHand', 2: 'campaigns.ended' },
  tag: { 0: 'warning', 1: 'success', 2: 'plain' },
  by: phaseOf,
  width: 116,
} as const
