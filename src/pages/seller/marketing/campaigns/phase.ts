import { wireTime } from '#src/lib/format/wire-time.ts'

type Times = { status?: 0 | 1 | 2; start_time?: string; end_time?: string }

/** Phase of a campaign; derived from its times if the server sends no status. Source: CMP-1. */
export const phaseOf = ({ status, start_time = '', end_time = '' }: Times, now = wireTime()): string => {
  if (status !== undefined) return String(status)
  if (now < start_time) return '0'
  return now > end_time ? '2' : '1'
}

/** Phases: not started, in progress, ended. Source: CMP-1. */
export const phaseField = {
  kind: 'choice',
  label: 'field.status',
  of: { 0: 'campaigns.notStarted', 1: 'campaigns.inHand', 2: 'campaigns.ended' },
  tag: { 1: 'success' },
  by: phaseOf,
} as const
