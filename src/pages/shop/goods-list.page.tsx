import { SearchScreen } from './goods/search-screen.tsx'

/** Product search: classes, brand, order, words and page all stand in the address. Source: screens-storefront, product search. */
export default function GoodsListPage() {
  return <SearchScreen root="/s" all="shell.allGoods" />
}
