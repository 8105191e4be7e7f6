import { SearchScreen } from './search/search-screen.tsx'

/** Product search: classes, brand, order, words and page all stand in the address. Source: CAS-1. */
export default function GoodsListPage() {
  return <SearchScreen root="/s" all="shell.allGoods" />
}
