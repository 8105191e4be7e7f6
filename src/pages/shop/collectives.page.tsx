import { PageBanner } from './parts/page-banner.tsx'
import { SearchScreen } from './search/search-screen.tsx'

/** /collectives/{params}: the product search, limited to group-buy offers; its filters link to this page. Source: MKS-9. */
export default function CollectivesPage() {
  return (
    <SearchScreen
      root="/collectives"
      all="title.collectives"
      groups
      banner={<PageBanner title="shop.collectivesTitle" lead="shop.collectivesLead" />}
    />
  )
}
