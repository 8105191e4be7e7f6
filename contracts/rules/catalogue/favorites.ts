import { isFavorite, listFavorites, toggleFavorite } from '#contracts/api/catalogue/favorites.ts'
import { ask, same, type Rule } from '../rule.ts'

const favorite: Rule = {
  name: 'The first request adds a favourite to the list, and the second removes it.',
  about: [toggleFavorite, isFavorite, listFavorites],
  source: 'PER-4',
  run: async shop => {
    const out_id = 95_803
    await shop.given(['a product is on sale', { id: out_id, stock: 5, price: '12.50' }])
    const target = { out_id, is_type: 0 as const }
    const is = () => ask(shop, isFavorite, { query: target }, 'shopper')
    const listed = async () =>
      (await ask(shop, listFavorites, { query: { is_type: 0, per_page: 400 } }, 'shopper')).data.some(
        row => row.out_id === out_id,
      )
    const before = await is()
    for (const yes of [!before, before]) {
      await ask(shop, toggleFavorite, { body: target }, 'shopper')
      same('data', await is(), yes)
      same('data.data[].out_id has it', await listed(), yes)
    }
    same('data for a guest', await ask(shop, isFavorite, { query: target }), false)
  },
}

/** Rules for favourites. */
export const favoriteRules: readonly Rule[] = [favorite]
