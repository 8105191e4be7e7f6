import { isFavorite, listFavorites, removeFavorites, toggleFavorite } from '#contracts/api/catalogue/favorites.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { goods, pageWith } from '../samples.ts'

const product = { id: 90_191, out_id: 90_192, is_type: 0 } as const
const store = { id: 90_193, out_id: 90_194, is_type: 1 } as const
const isProduct = ['a favourite exists', product] as const
const isStore = ['a favourite exists', store] as const
const created_at = '2026-01-02 03:04:05'

/** A favourite product, as lists show it. */
export const favorite = {
  given: isProduct,
  row: { ...product, goods_name: goods.goods_name, goods_master_image: goods.image, goods_price: goods.price, created_at },
}
const followed = {
  ...store,
  store_name: 'Corner Shop',
  store_logo: '/storage/stores/corner.svg',
  area_info: 'Northland North City Old Town',
  created_at,
}
const targetOf = ({ out_id, is_type }: { out_id: number; is_type: 0 | 1 }) => ({ out_id, is_type })

export const favoriteExamples = [
  ...examplesOf(isFavorite, [
    { when: 'the product is a favourite', as: 'shopper', given: isProduct, query: targetOf(product), reply: true, exact: true },
    { when: 'the store is a favourite', as: 'shopper', given: isStore, query: targetOf(store), reply: true, exact: true },
    { when: 'a guest asks', given: isProduct, query: targetOf(product), reply: false, exact: true },
    {
      when: 'it is a favourite of somebody else',
      as: 'newcomer',
      given: isProduct,
      query: targetOf(product),
      reply: false,
      exact: true,
    },
    { when: 'it is neither product nor store', query: { out_id: product.out_id, is_type: 2 }, error: 'invalidInput' },
  ]),
  ...guarded(
    examplesOf(listFavorites, [
      { when: 'products', given: isProduct, query: { is_type: 0, page: 1, per_page: 30 }, reply: pageWith(favorite.row) },
      { when: 'stores', given: isStore, query: { is_type: 1 }, reply: pageWith(followed) },
    ]),
  ),
  ...guarded(
    examplesOf(toggleFavorite, [
      { when: 'the product becomes a favourite', given: goods.onSale, body: { out_id: goods.id, is_type: 0 }, reply: [] },
      { when: 'the store was a favourite', given: isStore, body: targetOf(store), reply: [] },
      { when: 'there is no such product', body: { out_id: nobody, is_type: 0 }, error: 'notFound' },
      { when: 'it is neither product nor store', body: { out_id: product.out_id, is_type: 2 }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(removeFavorites, [
      { when: 'it exists', given: isProduct, params: { ids: product.id }, reply: 1 },
      { when: 'there is none with this id', params: { ids: nobody }, error: 'notFound' },
      { when: "it is somebody else's", as: 'newcomer', given: isProduct, params: { ids: product.id }, error: 'notFound' },
    ]),
  ),
]
