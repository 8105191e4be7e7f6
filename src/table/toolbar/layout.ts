import { z } from 'zod'
import type { Side } from '../kind.ts'

/** How tall rows are. */
export const densities = ['compact', 'standard', 'roomy'] as const
export type Density = (typeof densities)[number]

/** Height of a row of one line, in px. */
export const rowHeights = { compact: 32, standard: 40, roomy: 52 } as const satisfies Record<Density, number>

/** Bounds of a column's width, in px. */
export const widthBounds = { least: 56, most: 800 } as const

/** Where a column stays while others scroll, as a user chose it. */
export const fixings = ['none', 'left', 'right'] as const
export type Fixing = (typeof fixings)[number]

/** What a user has made of a table, as far as it is theirs alone: which columns, how wide (px by field), how dense. */
export type Layout = {
  /** The shown columns in their order; absent: all of them as the screen has them. */
  readonly columns?: readonly string[] | undefined
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
  /** By field; absent: as the screen has it. */
  readonly fixed?: Readonly<Record<string, Fixing>> | undefined
}

export const usualLayout: Layout = { widths: {}, density: 'standard' }

const Stored = z.object({
  columns: z.array(z.string()).optional(),
  widths: z.record(z.string(), z.number().min(widthBounds.least).max(widthBounds.most)),
  density: z.enum(densities),
  fixed: z.record(z.string(), z.enum(fixings)).optional(),
})

/** A layout as it was remembered; what cannot be read is as good as absent. */
export const readLayout = (text: string | undefined): Layout => {
  try {
    return Stored.parse(JSON.parse(text ?? ''))
  } catch {
    return usualLayout
  }
}

/**
 * The columns that are shown, in their order: unknown names are left out, a list that names none means all.
 * @param all every column of the screen.
 * @param fixed this many columns at the start stay first and shown, as the one with a tree's arrows.
 */
export const arrange = <Column extends { readonly name: string }>(
  all: readonly Column[],
  wanted: readonly string[] | undefined,
  fixed = 0,
): readonly Column[] => {
  if (!wanted) return all
  const start = all.slice(0, fixed)
  const rest = wanted.flatMap(name => all.slice(fixed).find(column => column.name === name) ?? [])
  const unique = [...new Set(rest)]
  return unique.length + start.length === 0 ? all : [...start, ...unique]
}

/** The side at which a column stays: the user's choice, else the screen's. Source: TCO-2. */
export const sideOf = ({ name, fixed }: { readonly name: string; readonly fixed?: Side }, layout: Layout): Side | undefined => {
  const chosen = layout.fixed?.[name]
  if (chosen) return chosen === 'none' ? undefined : chosen
  return fixed
}

/** Columns that stay at the left first, those at the right last. */
export const bySide = <Column extends { readonly side: Side | undefined }>(columns: readonly Column[]): readonly Column[] => [
  ...columns.filter(({ side }) => side === 'left'),
  ...columns.filter(({ side }) => side === undefined),
  ...columns.filter(({ side }) => side === 'right'),
]

/** The names with one of them moved `by` places, as far as it can go. */
export const moved = (names: readonly string[], name: string, by: number): readonly string[] => {
  const from = names.indexOf(name)
  const to = Math.min(Math.max(0, from + by), names.length - 1)
  const others = names.filter(one => one !== name)
  return from < 0 ? names : [...others.slice(0, to), name, ...others.slice(to)]
}

/** A width within its bounds. */
export const boundedWidth = (width: number): number => Math.round(Math.min(Math.max(width, widthBounds.least), widthBounds.most))

/** Shown names after one is shown or hidden; a shown one comes back to where the screen has it. The last one cannot be hidden. */
export const toggled = (all: readonly string[], shown: readonly string[], name: string): readonly string[] => {
  if (shown.includes(name)) return shown.length > 1 ? shown.filter(one => one !== name) : shown
  const before = all.slice(0, all.indexOf(name))
  const at = Math.max(0, ...before.map(one => shown.indexOf(one) + 1))
  return [...shown.slice(0, at), name, ...shown.slice(at)]
}
