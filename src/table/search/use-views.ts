import { useCallback, useState } from 'react'
import { z } from 'zod'
import { recall, remember } from '#src/lib/browser/storage.ts'
import type { Layout } from '../toolbar/layout.ts'

const View = z.object({
  name: z.string().min(1).max(40),
  /** The query string. */
  address: z.string(),
  widths: z.record(z.string(), z.number()),
  density: z.enum(['compact', 'standard', 'roomy']),
})

/** A view of a screen, saved under a name. */
export type View = z.infer<typeof View>

/** Parses saved views; invalid ones are ignored. */
export const readViews = (text: string | undefined): readonly View[] => {
  try {
    return z.array(View).parse(JSON.parse(text ?? ''))
  } catch {
    return []
  }
}

/** Adds a view, replacing one of the same name; sorted by name. */
export const withView = (views: readonly View[], view: View): readonly View[] =>
  [...views.filter(({ name }) => name !== view.name), view].toSorted((a, b) => a.name.localeCompare(b.name))

/** A screen's saved views, stored in this browser. */
export const useViews = (key: string) => {
  const [views, setViews] = useState(() => readViews(recall(key)))
  const keep = useCallback(
    (change: (now: readonly View[]) => readonly View[]) => {
      const next = change(readViews(recall(key)))
      remember(key, JSON.stringify(next))
      setViews(next)
    },
    [key],
  )
  return {
    views,
    save: (name: string, address: string, { widths, density }: Layout) =>
      keep(now => withView(now, { name: name.trim(), address, widths: { ...widths }, density })),
    remove: (name: string) => keep(now => now.filter(view => view.name !== name)),
  }
}
