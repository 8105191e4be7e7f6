import type { FieldOptions } from './kinds/index.ts'

/** Fields that mean the same on every screen. */
export const usualFields: Readonly<Record<string, FieldOptions>> = {
  created_at: { kind: 'dateTime' },
}
