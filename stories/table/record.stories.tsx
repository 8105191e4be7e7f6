import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { adminCashes } from '#contracts/api/money/cashes.ts'
import { adminSettlements } from '#contracts/api/money/order-settlements.ts'
import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { defineTable } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, withConfirm, isReachable, isSeen, still } from './office.tsx'

const ran = fn<(text: string) => void>()

const withdrawals = defineTable(adminCashes, {
  fields: {
    name: { kind: 'text', opens: true },
    cash_status: { kind: 'choice', of: { 0: 'cashes.waiting', 1: 'cashes.paidOut' }, tag: { 0: 'warning' } },
    card_no: { kind: 'text', masked: true },
  },
  columns: ['name', 'money'],
  record: {
    name: 'name',
    state: 'cash_status',
    head: ({ record: { money } }) => <p>Pay {money}</p>,
    groups: [
      { title: 'cashes.account', fields: ['bank_name', 'card_no'], wide: true },
      { title: 'cashes.texts', fields: ['remark', 'created_at'] },
      { title: 'stores.refusal', fields: ['refuse_info'] },
    ],
  },
  actions: [
    { name: 'btn.reset', needs: 'selection', run: rows => Promise.resolve(ran(rows.map(({ name }) => name).join())) },
    {
      name: 'orders.ship',
      one: 'orders.shipNow',
      primary: true,
      needs: 'selection',
      when: ({ cash_status }) => cash_status === 0,
      run: rows => Promise.resolve(ran(`first ${rows.length}`)),
    },
    { name: 'btn.query', when: ({ cash_status }) => cash_status === 1, run: () => Promise.resolve(ran('never')) },
  ],
})

const meta = {
  title: 'table/Page of a record',
  component: TableScreen,
  args: { definition: withdrawals },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: {
    ...desktop.parameters,
    signedIn: 'admin',
    path: '/Admin/cashes',
    given: [['a withdrawal of the store exists', { id: 90_001, cash_status: 0 }]],
  },
  beforeEach: () => void ran.mockClear(),
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

const drawer = async () => within(await screen.findByRole('dialog'))

// Proves TFO-20, TFO-21.
export const NextStepAndFacts: Story = {
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('link')
    if (!name) throw new Error('A withdrawal is needed.')

    await userEvent.click(name)

    const page = await drawer()
    await isSeen(await page.findByText(/^Pay /))
    await isSeen(page.getByText('Awaiting approval'))
    await expect(page.queryByText('Refusal')).toBeNull()
    await expect(page.queryByRole('button', { name: 'Query' })).toBeNull()
    const [, first] = page.getAllByRole('button')
    await expect(first).toHaveAccessibleName('Ship')
    await expect(page.getByText(/^\*{4} /)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /Card number/ }))
    await expect(page.queryByText(/^\*{4} /)).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Ship' }))
    await waitFor(() => expect(ran).toHaveBeenLastCalledWith('first 1'))
    await isSeen(page.getByText(/^Pay /))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await isReachable(canvas)
    await still()
  },
}

// Proves TFO-20.
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '375px', height: '812px' } } } } },
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('link')
    if (!name) throw new Error('A withdrawal is needed.')

    await userEvent.click(name)

    const page = await screen.findByRole('dialog')
    await isSeen(await within(page).findByRole('button', { name: 'Ship' }))
    await still()
    // The page below may scroll; the scrollbar of a desktop browser takes 15 px.
    const { left, width } = page.getBoundingClientRect()
    await expect(left).toBe(0)
    await expect(width).toBeGreaterThanOrEqual(window.innerWidth - 15)
    await expect(page.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

// Proves MSC-11.
export const LinkedFromAnotherScreen: Story = {
  args: {
    definition: defineTable(adminSettlements, {
      fields: {
        order_id: {
          kind: 'ref',
          label: 'field.order_no',
          to: adminOrders.list,
          show: 'order_no',
          some: true,
          page: '/Admin/orders',
        },
      },
      columns: ['order_id', 'total_price'],
    }),
  },
  parameters: { path: '/Admin/order_settlements', given: [] },
  play: async ({ canvas }) => {
    const [order] = await canvas.findAllByRole('link', { name: /^\d{12,}$/ })

    await expect(order?.getAttribute('href')).toMatch(/\/Admin\/orders\?record=\d+$/)
    await still()
  },
}
