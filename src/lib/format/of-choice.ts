/**
 * What a table has for a choice of a reply. The type of a reply says that a choice is one of a few, but servers leave it out or
 * send another one, and tolerant reading keeps that. Source: TOL-9.
 * @returns undefined for a choice that the table does not have.
 */
export const ofChoice = <Value>(table: Readonly<Record<PropertyKey, Value>>, choice: PropertyKey): Value | undefined =>
  Object.hasOwn(table, choice) ? table[choice] : undefined
