import { listStores, showStore, type StoreSearch } from '#contracts/api/stores/stores.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { ask, must, Pointless, type Rule, type Shop } from '../rule.ts'

/** A place in Guangzhou, far from the default one. */
const here = { lat: '23.1291', lng: '113.2644' }

const listed = async (shop: Shop, search: StoreSearch = {}) =>
  (await ask(shop, listStores, { query: { ...here, params: encodeParams(search), per_page: 400 } })).data

/** A distance in metres, as the list writes it. */
const metresOf = (text: string): number => (text.endsWith('km') ? parseFloat(text) * 1000 : parseFloat(text))

const radians = (degrees: string): number => (Number(degrees) * Math.PI) / 180

/** The great-circle distance in metres, by the law of cosines. */
const metresTo = (lat: string, lng: string): number => {
  const [a, b] = [radians(here.lat), radians(lat)]
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(lng) - radians(here.lng))
  return 6_371_000 * Math.acos(Math.min(1, cosine))
}

const distances: Rule = {
  name: 'The list of stores tells the great-circle distance of each from the given place.',
  about: [listStores, showStore],
  source: 'STP-2, STP-3',
  run: async shop => {
    const stores = (await listed(shop)).slice(0, 12)
    if (stores.length === 0) throw new Pointless('No store is open.')
    for (const { id, distance } of stores) {
      const { store_lat, store_lng } = await ask(shop, showStore, { params: { id } })
      const metres = metresTo(store_lat, store_lng)
      // Servers round to metres or hundredths of a kilometre; some take another radius of the earth.
      const isClose = Math.abs(metresOf(distance) - metres) <= Math.max(20, metres * 0.005)
      must(isClose, `data.data[id ${id}].distance`, `about ${Math.round(metres)}m`, distance)
    }
  },
}

const nearest: Rule = {
  name: 'Stores are sorted by distance, the nearest or the farthest first, and none is missing.',
  about: [listStores],
  source: 'STP-2',
  run: async shop => {
    const all = (await listed(shop)).length
    for (const sort_order of ['asc', 'desc'] as const) {
      const metres = (await listed(shop, { sort_type: 'distance', sort_order })).map(({ distance }) => metresOf(distance))
      const rising = sort_order === 'asc' ? metres : metres.toReversed()
      must(
        rising.every((one, at) => one >= (rising[at - 1] ?? 0)),
        `data.data[].distance where sort_order=${sort_order}`,
        `the ${sort_order === 'asc' ? 'nearest' : 'farthest'} first`,
        metres,
      )
      must(metres.length === all, 'data.data.length', String(all), metres.length)
    }
  },
}

/** Rules for the places of stores. */
export const distanceRules: readonly Rule[] = [distances, nearest]
