import { useEffect, useState } from 'react'

/** The icons of the wire: which outline a name has, and the outlines; an empty key is a letter. */
export type FaIcons = {
  readonly names: Readonly<Record<string, string>>
  readonly outlines: Readonly<Record<string, string>>
}

let loaded: FaIcons | undefined
let loading: Promise<FaIcons> | undefined

const load = async (): Promise<FaIcons> => {
  const { names, outlines } = (await import('./fa-icons.json')).default
  return { names, outlines }
}

const loadOnce = async () => {
  try {
    loaded = await (loading ??= load())
  } catch (error) {
    // The next one who needs them tries again.
    loading = undefined
    throw error
  }
}

/** The icons, fetched when they are first needed; undefined until then. @param isNeeded false: they are not fetched. */
export const useFaIcons = (isNeeded = true): FaIcons | undefined => {
  const [icons, setIcons] = useState(loaded)
  useEffect(() => {
    if (icons || !isNeeded) return
    void loadOnce()
      .then(() => setIcons(loaded))
      .catch((error: unknown) => console.error(error))
  }, [icons, isNeeded])
  return icons
}

/** `fa fa-cog`, `fa-cog` and `cog` are the same icon. */
export const bareName = (name: string): string => name.trim().replace(/^(fa[srb]?\s+)?fa-/, '')
