/** The URL of a product page, as sent in a chat message. */
export const goodsLink = (id: number): string => `${window.location.origin}/goods/${id}`

/** Returns the product id if the whole message is the URL of a product page. */
export const goodsIdOf = (text: string): number | undefined => {
  const id = /^(?:https?:\/\/[^\s/]+)?\/goods\/(\d{1,15})$/.exec(text.trim())?.[1]
  return id === undefined ? undefined : Number(id)
}
