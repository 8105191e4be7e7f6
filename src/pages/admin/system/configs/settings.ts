import type { ParseKeys } from 'i18next'
import { z } from 'zod'
import { groupForms, SiteForm } from '#contracts/api/system/config-groups.ts'
import { ConfigForm, type channels } from '#contracts/api/system/configs.ts'
import type { FieldOptions } from '#src/table/kinds/index.ts'

/** What a setting holds. */
type Value = string | boolean
export type Values = Readonly<Record<string, Value>>

/** Where settings are kept: each by itself, as a group that is replaced whole, or as one channel of several. */
export type Source =
  | { readonly of: 'site' }
  | { readonly of: 'group'; readonly group: keyof typeof groupForms }
  | { readonly of: 'channel'; readonly setting: keyof typeof channels; readonly channel: string }

/** A setting as its form shows it. */
export type Setting = FieldOptions & { readonly label: ParseKeys }

/** Settings that are saved together. */
export type SettingsGroup = {
  readonly title: ParseKeys
  readonly about: ParseKeys
  readonly source: Source
  readonly fields: Readonly<Record<string, Setting>>
  /** Screens that belong to it. */
  readonly links?: readonly { readonly to: string; readonly name: ParseKeys }[]
}

/** The contract's rules for the settings of a group, field by field. */
export const rulesOf = ({ source, fields }: SettingsGroup): z.ZodObject => {
  if (source.of === 'group') return groupForms[source.group].unwrap()
  const names = Object.keys(fields)
  if (source.of === 'site')
    return z.object(Object.fromEntries(Object.entries(SiteForm.shape).filter(([name]) => names.includes(name))))
  return z.object(Object.fromEntries(names.map(name => [name, z.string().max(5000)])))
}

const isOn = (value: unknown) => value === 1 || value === true

/** What a form holds, as the wire wants it: switches say yes or no. */
export const asSent = ({ fields }: SettingsGroup, entered: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'switch' ? isOn(entered[name]) : String(entered[name] ?? ''),
    ]),
  )

/** The settings of `after` that are not as they were. */
export const changesOf = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))

/** What to send: only what changed, together with the rest of its group where that is replaced whole. Source: CFG-2, CFG-7. */
export const bodyOf = ({ source }: SettingsGroup, before: Values, after: Values): z.output<typeof ConfigForm> => {
  if (source.of === 'site') return ConfigForm.parse(changesOf(before, after))
  if (source.of === 'group') return ConfigForm.parse({ [source.group]: after })
  return ConfigForm.parse({ [source.setting]: after, many: 'true', many_name: source.channel })
}
