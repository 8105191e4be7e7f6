import { Tab, TabList } from '@fluentui/react-components'
import { HeartRegular } from '@fluentui/react-icons/svg/heart'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { listFavorites } from '#contracts/api/catalogue/favorites.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { FavoriteGrid } from './favorites/favorite-grid.tsx'
import { ListFrame } from './layout/list-frame.tsx'
import { usePage } from './layout/use-page.ts'

/** Kinds of favourites: wire value, and the page with more of them. */
const kinds = { goods: { is_type: 0, more: '/s' }, store: { is_type: 1, more: '/stores' } } as const
type Kind = keyof typeof kinds
const texts = {
  goods: {
    name: 'user.favorites.goods.name',
    emptyTitle: 'user.favorites.goods.emptyTitle',
    emptyHint: 'user.favorites.goods.emptyHint',
    more: 'user.favorites.goods.more',
  },
  store: {
    name: 'user.favorites.store.name',
    emptyTitle: 'user.favorites.store.emptyTitle',
    emptyHint: 'user.favorites.store.emptyHint',
    more: 'user.favorites.store.more',
  },
} as const satisfies Record<Kind, object>
const names = ['goods', 'store'] as const satisfies readonly Kind[]

/** /user/favorites: favourite products and followed stores; kind and page are stored in the URL. */
const FavoritesPage = () => {
  const { t } = useTranslation()
  const panelId = useId()
  const [address, setAddress] = useSearchParams()
  const [page, goTo] = usePage()
  const kind: Kind = address.get('kind') === 'store' ? 'store' : 'goods'
  const { is_type, more } = kinds[kind]
  const answer = useData(listFavorites, { query: { is_type, page, per_page: 20 } }, { quiet: true })
  const empty = (
    <EmptyState
      icon={<HeartRegular />}
      title={t(texts[kind].emptyTitle)}
      hint={t(texts[kind].emptyHint)}
      action={
        <LinkButton appearance="primary" to={more}>
          {t(texts[kind].more)}
        </LinkButton>
      }
    />
  )
  return (
    <Panel level={1} title={t('user.favorites.title')}>
      <TabList
        selectedValue={kind}
        aria-label={t('user.favorites.kinds')}
        onTabSelect={(_, { value }) => setAddress(value === 'store' ? { kind: 'store' } : {})}
      >
        {names.map(name => (
          <Tab key={name} id={`${panelId}-${name}`} value={name} aria-controls={panelId}>
            {t(texts[name].name)}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${kind}`}>
        <ListFrame answer={answer} onPage={goTo} empty={empty}>
          {rows => <FavoriteGrid rows={rows.filter(row => row.is_type === is_type)} />}
        </ListFrame>
      </div>
    </Panel>
  )
}
export default FavoritesPage
