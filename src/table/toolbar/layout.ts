import { z } from 'zod'
import type { Side } from '../kind.ts'

/** Densities of the rows. */
export const densities = ['compact', 'standard', 'roomy'] as const
export type Density = (typeof densities)[number]

/** Height of a single-line row, in px. */
export const rowHeights = { compact: 32, standard: 40, roomy: 52 } as const satisfies Record<Density, number>

/** Limits of a column's width, in px. */
export const widthBounds = { least: 56, most: 800 } as const

/** The user's choice of the side that a column is pinned to. */
export const fixings = ['none', 'left', 'right'] as const
export type Fixing = (typeof fixings)[number]

/** A user's settings of a table: columns, their widths (px by field), density. */
export type Layout = {
  /** Visible columns in order; undefined: all columns in the screen's order. */
  readonly columns?: readonly string[] | undefined
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
  /** By field; a missing entry keeps the screen's default. */
  readonly fixed?: Readonly<Record<string, Fixing>> | undefined
  /** Whether a column is only shown where there is room, by field; a missing entry keeps the default. */
  readonly whereRoom?: Readonly<Record<string, boolean>> | undefined
}

export const usualLayout: Layout = { widths: {}, density: 'standard' }

const Stored = z.object({
  columns: z.array(z.string()).optional(),
  widths: z.record(z.string(), z.number().min(widthBounds.least).max(widthBounds.most)),
  density: z.enum(densities),
  fixed: z.record(z.string(), z.enum(fixings)).optional(),
  whereRoom: z.record(z.string(), z.boolean()).optional(),
})

/** Parses a stored layout; invalid parts are ignored. */
export const readLayout = (text: string | undefined): Layout => {
  try {
    return Stored.parse(JSON.parse(text ?? ''))
  } catch {
    return usualLayout
  }
}

/**
 * The visible columns in order. Unknown names are ignored; if no known name is left, all columns are visible.
 * @param all every column of the screen.
 * @param fixed number of leading columns that always stay first and visible, such as the one with a tree's arrows.
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

/** The side that a column is pinned to: the user's choice, else the screen's. Source: TCO-2. */
export const sideOf = ({ name, fixed }: { readonly name: string; readonly fixed?: Side }, layout: Layout): Side | undefined => {
  const chosen = layout.fixed?.[name]
  if (chosen) return chosen === 'none' ? undefined : chosen
  return fixed
}

/**
 * Whether a column is left out where a list is wider than its place: as the user says, else as the screen does. Columns that the
 * user has chosen are always shown. Source: TCO-26.
 */
export const isWhereRoom = (
  { name, minor = false }: { readonly name: string; readonly minor?: boolean | 'first' | undefined },
  { columns, whereRoom }: Layout,
): boolean => whereRoom?.[name] ?? (columns === undefined && minor !== false)

/** Moves columns pinned to the left to the front, and those pinned to the right to the end. */
export const bySide = <Column extends { readonly side: Side | undefined }>(columns: readonly Column[]): readonly Column[] => [
  ...columns.filter(({ side }) => side === 'left'),
  ...columns.filter(({ side }) => side === undefined),
  ...columns.filter(({ side }) => side === 'right'),
]

/** Moves a name by a number of positions, but not beyond the ends. */
export const moved = (names: readonly string[], name: string, by: number): readonly string[] => {
  const from = names.indexOf(name)
  const to = Math.min(Math.max(0, from + by), names.length - 1)
  const others = names.filter(one => one !== name)
  return from < 0 ? names : [...others.slice(0, to), name, ...others.slice(to)]
}

/** Limits a width to its bounds. */
export const boundedWidth = (width: number): number => Math.round(Math.min(Math.max(width, widthBounds.least), widthBounds.most))

/** Shows or hides a column; a shown one returns to its default position. The last one cannot be hidden. */
export const toggled = (all: readonly string[], shown: readonly string[], name: string): readonly string[] => {
  if (shown.includes(name)) return shown.length > 1 ? shown.filter(one => one !== name) : shown
  const before = all.slice(0, all.indexOf(name))
  const at = Math.max(0, ...before.map(one => shown.indexOf(one) + 1))
  return [...shown.slice(0, at), name, ...shown.slice(at)]
}
