import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SortLinks } from '#src/pages/shop/parts/sort-links.tsx'
import { useListAddress } from '#src/pages/shop/parts/use-list-address.ts'
import { inLanguage, textsOf } from '../ui/reading.ts'

const keys = ['price', 'sales'] as const
const names = { price: 'Price', sales: 'Sales' } as const

const Sorted = () => {
  const { sort, order, page, sortedBy } = useListAddress(keys)
  const offers = keys.map(key => ({ key, name: names[key], link: sortedBy(key), chosen: sort === key }))
  return (
    <>
      <SortLinks offers={offers} order={order} />
      <output>{`${sort} ${order} ${page}`}</output>
    </>
  )
}

/** The order of a list in the URL. */
export default { title: 'shop/Order of a list', component: Sorted } satisfies Meta

/** Each order begins on the first page: ascending, then descending. */
const sorting: StoryObj = {
  parameters: { path: '/stores?sort=sales&order=asc&page=3' },
  play: async ({ canvas, userEvent, ...context }) => {
    const state = canvas.getByRole('status')
    const [ascending, descending] = inLanguage(context, {
      en: ['(ascending)', '(descending)'],
      'zh-cn': ['（升序）', '（降序）'],
    })
    await expect(state).toHaveTextContent('sales asc 3')

    await userEvent.click(canvas.getByRole('link', { name: /Sales/ }))
    await expect(state).toHaveTextContent('sales desc 1')
    await expect(textsOf(canvas.getByRole('list'))).toEqual(['Price', 'Sales', descending])
    await userEvent.click(canvas.getByRole('link', { name: 'Price' }))

    await expect(state).toHaveTextContent('price asc 1')
    await expect(textsOf(canvas.getByRole('list'))).toEqual(['Price', ascending, 'Sales'])
  },
}

// Proves SRH-3.
export const Sorting: StoryObj = { ...sorting }
export const SortingInChinese: StoryObj = { ...sorting, globals: { language: 'zh-cn' } }
