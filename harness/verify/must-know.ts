import { Misuse } from '#harness/command/command.ts'
import { unknownName } from '#mocks/unknown-name.ts'

/**
 * Checks the names in an option.
 * @param kind what they name, such as `call`
 * @param known all names that there are
 * @throws Misuse with the name that was probably meant. Source: VRF-19
 */
export const mustKnow = (kind: string, names: readonly string[] | undefined, known: readonly string[]): void => {
  const unknown = names?.find(name => !known.includes(name))
  if (unknown !== undefined) throw new Misuse(`${unknownName(kind, unknown, known)} See --help.`)
}
