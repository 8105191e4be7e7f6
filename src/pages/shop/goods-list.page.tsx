import { SearchScreen } from './search/search-screen.tsx'

/** Product search. Category, brand, order, keywords and page are stored in the URL. Source: CAS-1. */
export default function GoodsListPage() {
  return <SearchScreen root="/s" all="shell.allGoods" />
}
