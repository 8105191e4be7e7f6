import type { ParseKeys } from 'i18next'
import { z } from 'zod'
import { groupForms, SiteForm } from '#contracts/api/system/config-groups.ts'
import { ConfigForm, type channels } from '#contracts/api/system/configs.ts'
import type { FieldOptions } from '#src/table/kinds/index.ts'

/** Value of a setting. */
type Value = string | boolean
export type Values = Readonly<Record<string, Value>>

/** How settings are stored: individually, as a group that is replaced as a whole, or as one of several channels. */
export type Source =
  | { readonly of: 'site' }
  | { readonly of: 'group'; readonly group: keyof typeof groupForms }
  | { readonly of: 'channel'; readonly setting: keyof typeof channels; readonly channel: string }

/** A setting as the form shows it. */
export type Setting = FieldOptions & { readonly label: ParseKeys }

/** Settings that are saved together. */
export type SettingsGroup = {
  readonly title: ParseKeys
  readonly about: ParseKeys
  readonly source: Source
  readonly fields: Readonly<Record<string, Setting>>
  /** Links to related screens. */
  readonly links?: readonly { readonly to: string; readonly name: ParseKeys }[]
}

/** The contract's rules for the settings of a group, by field. */
export const rulesOf = ({ source, fields }: SettingsGroup): z.ZodObject => {
  if (source.of === 'group') return groupForms[source.group].unwrap()
  const names = Object.keys(fields)
  if (source.of === 'site')
    return z.object(Object.fromEntries(Object.entries(SiteForm.shape).filter(([name]) => names.includes(name))))
  return z.object(Object.fromEntries(names.map(name => [name, z.string().max(5000)])))
}

const isOn = (value: unknown) => value === 1 || value === true

/** Converts form values to the wire format: switches become yes or no. */
export const asSent = ({ fields }: SettingsGroup, entered: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'switch' ? isOn(entered[name]) : String(entered[name] ?? ''),
    ]),
  )

/** The settings of `after` that differ from `before`. */
export const changesOf = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))

/** Builds the request body: changed settings only, or the whole group if it is replaced as a whole. Source: CFG-2, CFG-7. */
export const bodyOf = ({ source }: SettingsGroup, before: Values, after: Values): z.output<typeof ConfigForm> => {
  if (source.of === 'site') return ConfigForm.parse(changesOf(before, after))
  if (source.of === 'group') return ConfigForm.parse({ [source.group]: after })
  return ConfigForm.parse({ [source.setting]: after, many: 'true', many_name: source.channel })
}
