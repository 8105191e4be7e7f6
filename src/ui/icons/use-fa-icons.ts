import { addCollection } from '@iconify/react/offline'
import { useEffect, useState } from 'react'

/** The names of the icons of Font Awesome 4.7, without the prefix `fa-`, sorted. */
export type FaNames = ReadonlySet<string>

let loaded: FaNames | undefined
let loading: Promise<FaNames> | undefined

/** Loads the icon set and registers it with Iconify under the prefix `fa`. */
const load = async (): Promise<FaNames> => {
  const icons = (await import('@iconify-json/fa/icons.json')).default
  addCollection(icons)
  return new Set([...Object.keys(icons.icons), ...Object.keys(icons.aliases)].toSorted())
}

const loadOnce = async () => {
  try {
    loaded = await (loading ??= load())
  } catch (error) {
    // The next component that needs the icons tries again.
    loading = undefined
    throw error
  }
}

/** Loads the icon set on first use. @returns the names in it; undefined until it is loaded. */
export const useFaIcons = (): FaNames | undefined => {
  const [names, setNames] = useState(loaded)
  useEffect(() => {
    if (names) return
    void loadOnce()
      .then(() => setNames(loaded))
      .catch((error: unknown) => console.error(error))
  }, [names])
  return names
}

/** Normalises an icon name: `fa fa-cog`, `fa-cog` and `cog` name the same icon. */
export const bareName = (name: string): string => name.trim().replace(/^(fa[srb]?\s+)?fa-/, '')
