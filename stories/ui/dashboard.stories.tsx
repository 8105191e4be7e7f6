// Proves DSH-11, DSH-12, DSH-13, DSH-14.
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { comparisonOf } from '#src/ui/dashboard/comparison.ts'
import { Figures } from '#src/ui/dashboard/figures.tsx'
import type { Period } from '#src/ui/dashboard/period.ts'
import { Ranking } from '#src/ui/dashboard/ranking.tsx'
import { TodaysWork, type Work } from '#src/ui/dashboard/work.tsx'
import { desktop, still } from '../table/office.tsx'
import { inLanguage } from './reading.ts'

const monday = '2026-06-15 10:00:00'
const nothingSold = {
  total_price: 0,
  today_price: 0,
  yesterday_price: 0,
  order_wait: 0,
  order_complete: 0,
  order_plot: [{ time: '2026-06-15', num: '0.00' }],
} as const

type Sales = { total_price: string; today_price: string; sold: string; before: string }

const figures = (period: Period, sales?: Sales) => {
  const comparison = comparisonOf(period, monday)
  const chosen = { period, comparison, isCurrent: true, query: {}, queryBefore: null, choose: () => {} }
  const data = sales
    ? {
        ...nothingSold,
        ...sales,
        yesterday_price: '80.00',
        order_wait: 3,
        order_complete: 41,
        order_plot: [{ time: '2026-06-14', num: sales.sold }],
      }
    : nothingSold
  const before = [{ time: '2026-05-01', num: sales?.before ?? '0.00' }]
  return <Figures period={chosen} data={data} before={before} orders="/Seller/orders" />
}

const work = (ship: Work['count'], low: Work['count']): readonly Work[] => [
  { name: 'dashboard.work.ship', icon: VehicleTruckProfileRegular, to: '/Seller/orders?order_status=2', count: ship },
  { name: 'dashboard.work.lowStock', icon: BoxRegular, to: '/Seller/goods?goods_stock=5', count: low },
]

const meta = {
  title: 'ui/Dashboard',
  globals: desktop.globals,
  parameters: desktop.parameters,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
const says =
  (text: RegExp | string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
    await still()
  }

const compared = (before: string): Story => ({
  render: () => figures({ span: 'days' }, { total_price: '9000.00', today_price: '20.00', sold: '400.00', before }),
  play: async ({ canvas, ...context }) => {
    const falls = before === '950.00'
    const links = canvas.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
    const words = inLanguage(context, {
      en: { up: 'up', down: 'down', completed: '41 completed', waiting: '3 waiting for payment' },
      'zh-cn': { up: '上升', down: '下降', completed: '已完成 41', waiting: '待付款 3' },
    })

    await expect(canvas.getByRole('img', { name: falls ? words.down : words.up })).toBeVisible()
    await expect(canvas.getByText(falls ? '-60%' : '+280%')).toBeVisible()
    await expect(links).toEqual([
      [words.completed, '/Seller/orders?order_status=6'],
      [words.waiting, '/Seller/orders?order_status=1'],
    ])
    await still()
  },
})
export const Growing: Story = compared('100.00')
export const GrowingInChinese: Story = { ...compared('100.00'), globals: { ...desktop.globals, language: 'zh-cn' } }
export const Falling: Story = compared('950.00')

export const AMonday: Story = {
  render: () => figures({ span: 'week' }, { total_price: '9000.00', today_price: '20.00', sold: '20.00', before: '100.00' }),
  play: says('Nothing to compare: the first day is not over yet.'),
}

export const ANewShop: Story = {
  render: () => (
    <>
      <TodaysWork work={work(0, 0)} />
      {figures({ span: 'days' })}
      <Ranking title="Best-selling products" ranks={[]} places={6} measure="money" />
    </>
  ),
  play: says('Nothing is waiting for you.'),
}

export const WorkWaits: Story = {
  render: () => <TodaysWork work={work(5, 'failed')} />,
  play: says('To ship'),
}
