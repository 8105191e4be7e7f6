/**
 * A text's namespace depends on the screens that show it. `common` is loaded at the start, for every screen: it has what guests see (the
 * home page, lists, products, stores) and what several audiences read. `buyer` is loaded only with the pages that need a shopper: the user
 * centre, the cart, the checkout, payment and the application for a store. `office` is loaded with both back offices.
 */
export const namespaces = ['common', 'buyer', 'office', 'devtools'] as const
export type TextNamespace = (typeof namespaces)[number]
