/** Currency signs stand before the number; other units after it. */
const isCurrency = (unit: string): boolean => unit === '¥'

/** The props of a Fluent input that show the unit of its number. */
export const besideNumber = (unit: string) => (isCurrency(unit) ? { contentBefore: unit } : { contentAfter: unit })
