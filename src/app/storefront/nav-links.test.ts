import { expect, test } from 'vitest'
import { readSearch } from '#src/pages/shop/search/search-params.ts'
import chinese from '#src/i18n/common/zh-cn.json' with { type: 'json' }
import english from '#src/i18n/common/en.json' with { type: 'json' }
import { navLinks } from './nav-links.ts'

const searchOf = (path: string) => readSearch(decodeURIComponent(path.replace(/^\/s\/?/, '')))

// Proves STF-3.
test('the main links lead where their names say, in both languages', () => {
  const bySales = { sort_type: 'goods_sale', sort_order: 'desc' }

  const shown = navLinks.map(({ key, to }) => {
    const [group, name] = key.split('.')
    const textIn = (texts: Readonly<Record<string, unknown>>) => Object(texts[group ?? ''])[name ?? '']
    return [textIn(english), textIn(chinese), to.startsWith('/s/') ? searchOf(to) : to]
  })

  expect(shown).toEqual([
    ['Home', '首页', '/'],
    ['All products', '全部商品', '/s'],
    ['Best sellers', '热销榜', bySales],
    ['Flash sales', '限时秒杀', '/seckills'],
    ['Group buying', '拼团', '/collectives'],
    ['Points shop', '积分商城', '/integral'],
    ['Stores', '店铺', '/stores'],
  ])
})
