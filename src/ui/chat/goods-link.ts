/** The address of a product in the shop, as it is sent in a message. */
export const goodsLink = (id: number): string => `${window.location.origin}/goods/${id}`

/** The product that a message is about: one whose whole text is the address of a product. */
export const goodsIdOf = (text: string): number | undefined => {
  const id = /^(?:https?:\/\/[^\s/]+)?\/goods\/(\d{1,15})$/.exec(text.trim())?.[1]
  return id === undefined ? undefined : Number(id)
}
