/** Why a quantity was not taken. */
export type Refusal = 'minimum' | 'stock' | 'invalid'

/** What comes of what was typed as a quantity: the quantity to show, and why the number was not taken as it stood. */
export type Quantity = { value: number; refused?: Refusal }

type Bounds = { min: number; max: number }

/** One more or one less than `value`. Beyond the bounds nothing changes. Source: SKU-10. */
export const stepped = (value: number, by: 1 | -1, { min, max }: Bounds): Quantity => {
  const next = value + by
  if (next < min) return { value, refused: 'minimum' }
  return next > max ? { value, refused: 'stock' } : { value: next }
}

/** A typed quantity. What is no whole number of at least 1 is refused; what is above the stock becomes the stock. */
export const typed = (text: string, value: number, { min, max }: Bounds): Quantity => {
  const asked = /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined
  if (asked === undefined || asked < min) return { value, refused: 'invalid' }
  return asked > max ? { value: Math.max(max, min), refused: 'stock' } : { value: asked }
}
