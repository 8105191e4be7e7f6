/** Why a quantity was rejected. */
export type Refusal = 'minimum' | 'stock' | 'invalid'

/** Result of a typed quantity: the value to show, and why the input was corrected. */
export type Quantity = { value: number; refused?: Refusal }

type Bounds = { min: number; max: number }

/** `value` plus or minus one, unchanged at the bounds. Source: SKU-10. */
export const stepped = (value: number, by: 1 | -1, { min, max }: Bounds): Quantity => {
  const next = value + by
  if (next < min) return { value, refused: 'minimum' }
  return next > max ? { value, refused: 'stock' } : { value: next }
}

/** Parses a typed quantity. Rejects anything but a whole number of at least 1; caps it at the stock. */
export const typed = (text: string, value: number, { min, max }: Bounds): Quantity => {
  const wanted = /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined
  if (wanted === undefined || wanted < min) return { value, refused: 'invalid' }
  return wanted > max ? { value: Math.max(max, min), refused: 'stock' } : { value: wanted }
}
