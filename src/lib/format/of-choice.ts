/**
 * Looks up a choice of a reply in a table. The type of the reply lists its values, but servers omit it or send others, and
 * tolerant reading keeps those. Source: TOL-9.
 * @returns undefined if the table does not contain it.
 */
export const ofChoice = <Value>(table: Readonly<Record<PropertyKey, Value>>, choice: PropertyKey): Value | undefined =>
  Object.hasOwn(table, choice) ? table[choice] : undefined
