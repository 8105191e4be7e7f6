/** The fields of a lockfile's `packages` that are used here. */
type Packages = Readonly<
  Record<
    string,
    { version?: string; integrity?: string; optional?: boolean; optionalDependencies?: Readonly<Record<string, string>> }
  >
>

/** Describes how the installed packages differ from the wanted ones; undefined if they do not. */
export const difference: (wanted: Packages | undefined, installed: Packages | undefined) => string | undefined

/** Whether `version` (with or without `v`) is older than `oldest`. */
export const isOlder: (version: string, oldest: string) => boolean

/** Reports optional packages whose exact version is missing in the lockfile, which `npm ci` would refuse. */
export const unlocked: (packages: Packages) => string[]
