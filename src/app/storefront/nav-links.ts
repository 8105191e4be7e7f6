import { searchPath } from '#src/pages/shop/search/search-params.ts'

/** Main links of the shop. */
export const navLinks = [
  { to: '/', key: 'shell.home' },
  { to: '/s', key: 'shell.allGoods' },
  { to: searchPath({ sort_type: 'goods_sale', sort_order: 'desc' }), key: 'shell.bestSellers' },
  { to: '/seckills', key: 'title.seckills' },
  { to: '/collectives', key: 'title.collectives' },
  { to: '/integral', key: 'title.integralShop' },
  { to: '/stores', key: 'title.stores' },
] as const
