import type { FieldOptions } from './kinds/index.ts'

/** Fields with the same options on every screen. */
export const usualFields: Readonly<Record<string, FieldOptions>> = {
  created_at: { kind: 'dateTime' },
}
