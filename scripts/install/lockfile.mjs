/** @typedef {Record<string, { version?: string, resolved?: string, integrity?: string, optional?: boolean, optionalDependencies?: Record<string, string> }>} Packages */

/**
 * Describes how the installed packages differ from the wanted ones; undefined if they do not. Optional packages may be missing,
 * because they are for other systems.
 * @param {Packages | undefined} wanted `packages` of package-lock.json
 * @param {Packages | undefined} installed `packages` of node_modules/.package-lock.json
 * @returns {string | undefined}
 */
export const difference = (wanted, installed) => {
  if (!wanted) return undefined
  if (!installed) return 'nothing is installed yet'
  const name = key => key.replace(/^.*node_modules\//, '')
  for (const [key, one] of Object.entries(wanted)) {
    const there = installed[key]
    if (key === '' || (!there && one.optional)) continue
    if (!there) return `${name(key)} is missing`
    if (there.version !== one.version) return `${name(key)} is ${there.version}, not ${one.version}`
    if (there.integrity && one.integrity && there.integrity !== one.integrity) return `${name(key)} is another build`
  }
  const surplus = Object.keys(installed).find(key => !wanted[key])
  return surplus && `${name(surplus)} is no longer wanted`
}

/**
 * Whether `version` (with or without `v`) is older than `oldest`.
 * @param {string} version
 * @param {string} oldest
 */
export const isOlder = (version, oldest) => {
  const numbers = text =>
    text
      .replace(/^v/, '')
      .split('.')
      .map(part => Number.parseInt(part, 10))
  const [have, want] = [numbers(version), numbers(oldest)]
  const at = want.findIndex((number, index) => (have[index] ?? 0) !== number)
  return at >= 0 && (have[at] ?? 0) < want[at]
}

/** @type {(packages: Packages, from: string, name: string) => Packages[string] | undefined} */
const nearest = (packages, from, name) => {
  const found = packages[`${from && `${from}/`}node_modules/${name}`]
  const up = from.lastIndexOf('/node_modules/')
  return found || from === '' ? found : nearest(packages, up < 0 ? '' : from.slice(0, up), name)
}

/**
 * Reports optional packages whose exact version is missing in the lockfile. If two versions of a package are used, npm leaves out
 * the binaries of other systems, and `npm ci` then refuses the lockfile.
 * @param {Packages} packages
 * @returns {string[]}
 */
export const unlocked = packages =>
  Object.entries(packages).flatMap(([key, one]) =>
    Object.entries(one.optionalDependencies ?? {}).flatMap(([name, version]) => {
      const found = nearest(packages, key, name)?.version
      const fits = /^\d/.test(version) ? found === version : found !== undefined
      return fits ? [] : [`${key} needs ${name} ${version}, the lockfile has ${found ?? 'none'}.`]
    }),
  )
