import { Dialog, DialogBody, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { read, utils } from 'xlsx'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { loadCommon } from '#contracts/api/system/common.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { defineTable } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, withConfirm, isReachable, isSeen, still } from './office.tsx'

const columns = ['name'] as const

/** Options of a definition that add parts and actions, or reach beyond its own list. */
const meta = {
  title: 'table/Definition of parts',
  component: TableScreen,
  args: { definition: defineTable(adminBrands, { columns }) },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: {
    ...desktop.parameters,
    signedIn: 'admin',
    path: '/Admin/goods_brands',
    given: [
      ['a brand exists', { id: 90001, name: 'Northwind' }],
      ['a brand exists', { id: 90002, name: 'Southwind' }],
    ],
  },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

// Proves TLI-11.
export const PartsAboveAndBelow: Story = {
  args: {
    definition: defineTable(adminBrands, {
      columns,
      above: () => <p>Above the table</p>,
      extra: [({ record: { name } }) => <p>More about {name}</p>],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))
    await isSeen(canvas.getByText('Above the table'))

    await userEvent.click(row.getByRole('button', { name: 'View' }))

    await isSeen(await screen.findByText('More about Northwind'))
    await still()
  },
}

// Proves TLI-14.
export const SentWithEveryList: Story = {
  args: { definition: defineTable(adminBrands, { columns, params: { name: 'Southwind' } }) },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('row', { name: /Southwind/ }))

    await expect(canvas.queryByRole('row', { name: /Northwind/ })).toBeNull()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
}

const BrandsOfTheShop = () => {
  const { data } = useData(loadCommon, {})
  return <p>{data?.brands.some(({ name }) => name === 'Northwind') ? 'The shop has Northwind' : 'The shop has no Northwind'}</p>
}

// Proves TLI-15.
export const WhatElseAWriteTouches: Story = {
  args: {
    definition: defineTable(adminBrands, { columns, can: { removeRow: true }, above: BrandsOfTheShop, touches: [loadCommon] }),
  },
  play: async ({ canvas, userEvent }) => {
    await isSeen(await canvas.findByText('The shop has Northwind'))
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))

    await userEvent.click(row.getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete 1 record' }))

    await isSeen(await canvas.findByText('The shop has no Northwind'))
    await isReachable(canvas)
    await still()
  },
}

const ran = fn<(text: string) => void>()

const Own = ({ rows: [row], onClose }: { rows: readonly { readonly name: string }[]; onClose: () => void }) => (
  <Dialog open onOpenChange={onClose}>
    <DialogSurface>
      <DialogBody>
        <DialogTitle>About {row?.name}</DialogTitle>
      </DialogBody>
    </DialogSurface>
  </Dialog>
)

// Proves TBS-10.
export const Actions: Story = {
  args: {
    definition: defineTable(adminBrands, {
      columns,
      actions: [
        { name: 'btn.query', needs: 'nothing', primary: true, run: () => Promise.resolve(ran('nothing')) },
        {
          name: 'cashes.approve',
          needs: 'selection',
          confirm: 'table.delmsg',
          run: rows => Promise.resolve(ran(rows.map(({ name }) => name).join())),
        },
        { name: 'cashes.takeBack', icon: DeleteRegular, when: ({ name }) => name === 'Southwind', opens: Own },
        { name: 'btn.reset', run: ({ name }) => Promise.resolve(ran(`row ${name}`)) },
      ],
    }),
  },
  beforeEach: () => void ran.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const north = within(await canvas.findByRole('row', { name: /Northwind/ }))
    const south = within(canvas.getByRole('row', { name: /Southwind/ }))

    await userEvent.click(canvas.getByRole('button', { name: 'Query' }))
    await waitFor(() => expect(ran).toHaveBeenLastCalledWith('nothing'))
    await userEvent.click(north.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(ran).toHaveBeenLastCalledWith('row Northwind'))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await screen.findByText('Please select the operation data first.')
    await userEvent.click(north.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    const question = within(await screen.findByRole('alertdialog'))
    await isSeen(question.getByText('Are you sure you want to delete the selected data?'))
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(ran).toHaveBeenLastCalledWith('Northwind'))
    await isReachable(canvas)

    await expect(north.queryByRole('button', { name: 'Withdraw request' })).toBeNull()
    await expect(south.getByRole('button', { name: 'Withdraw request' }).querySelector('svg')).not.toBeNull()
    await userEvent.click(south.getByRole('button', { name: 'Withdraw request' }))
    await isSeen(await screen.findByText('About Southwind'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('About Southwind')).toBeNull())
    await isReachable(canvas)
    await still()
  },
}

// Proves TBS-4.
export const RowButtons: Story = {
  args: {
    definition: defineTable(adminBrands, {
      columns,
      form: ['name'],
      can: { removeRow: true },
      actions: [
        { name: 'cashes.approve', run: () => Promise.resolve() },
        { name: 'cashes.takeBack', icon: DeleteRegular, run: () => Promise.resolve() },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))

    const buttons = row.getAllByRole('button')

    await expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual([
      'View',
      'Edit',
      'Approve',
      'Withdraw request',
      'Delete',
    ])
    await expect(buttons.map(button => button.textContent || (button.querySelector('svg') && 'icon'))).toEqual([
      'icon',
      'icon',
      'Approve',
      'icon',
      'icon',
    ])
  },
}

// Proves TBS-9.
export const AnActionThatTheRoleLacks: Story = {
  args: {
    definition: defineTable(adminOrders, {
      columns: ['order_no'],
      actions: [
        { name: 'cashes.approve', needs: 'nothing', asks: adminBrands.remove },
        { name: 'btn.query', needs: 'nothing', asks: adminOrders.list },
      ],
    }),
  },
  parameters: { signedIn: 'clerk', path: '/Admin/orders' },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('button', { name: 'Query' }))

    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}

// Proves TEX-4.
export const MoreColumnsInAnExport: Story = {
  args: { definition: defineTable(adminBrands, { columns, exportExtra: ['created_at'], params: { name: 'Southwind' } }) },
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = []
    const url = spyOn(URL, 'createObjectURL').mockImplementation(file => {
      if (file instanceof Blob) files.push(file)
      return '#'
    })
    await isSeen(await canvas.findByRole('row', { name: /Southwind/ }))

    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /this page|loaded/i }))

    await waitFor(() => expect(files).toHaveLength(1))
    url.mockRestore()
    const book = read(await files[0]?.arrayBuffer())
    await expect(utils.sheet_to_json(book.Sheets.Sheet1 ?? {}, { header: 1 })).toEqual([
      ['Name', 'Created at'],
      ['Southwind', '2026-06-15 10:00:00'],
    ])
    await isReachable(canvas)
    await still()
  },
}
