/** The `packages` of a lockfile, as far as we look at them. */
type Packages = Readonly<
  Record<
    string,
    { version?: string; integrity?: string; optional?: boolean; optionalDependencies?: Readonly<Record<string, string>> }
  >
>

/** Tells in a few words how the installed packages differ from the wanted ones; undefined when they do not. */
export const difference: (wanted: Packages | undefined, installed: Packages | undefined) => string | undefined

/** True when `version` (with or without `v`) comes before `oldest`. */
export const isOlder: (version: string, oldest: string) => boolean

/** Sentences about optional packages whose exact version the lockfile lacks; `npm ci` would refuse it. */
export const unlocked: (packages: Packages) => string[]
