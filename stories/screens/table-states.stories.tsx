import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import type { FaultInput } from '#mocks/faults.ts'
import type { TableDefinition } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, failing, withConfirm, isSeen, still } from '../table/office.tsx'
import { loadTable, tableNames } from './screen.tsx'

type Args = { readonly screen: string }

const meta = {
  title: 'screens/Any table, its states',
  args: { screen: 'admin/goods-brands' },
  argTypes: { screen: { control: 'select', options: tableNames } },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: { ...desktop.parameters, signedIn: ['admin', 'seller'] },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

/** A state of the chosen table. `fault`: how its list fails; `params`: parameters of every list request. */
const state = (fault: FaultInput | undefined, params: Readonly<Record<string, string>> = {}): Story => ({
  loaders: [
    async ({ args }) => {
      const definition = await loadTable(args.screen)
      if (fault) await failing({ ...fault, call: nameOf(definition.calls.list) })()
      return { definition: { ...definition, params: { ...definition.params, ...params } } }
    },
  ],
  render: ({ screen }, { loaded }) => {
    const definition: TableDefinition = loaded.definition
    return <TableScreen key={screen} definition={definition} />
  },
})

export const Loading: Story = {
  ...state({ kind: 'latency', ms: 60_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  ...state({ kind: 'http500' }),
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('button', { name: 'Try again' }))
    await still()
  },
}

export const Nothing: Story = {
  ...state(undefined, { id: '0' }),
  play: async ({ canvas }) => {
    await waitFor(() => canvas.getByText(/^No .+ yet$/))
    await still()
  },
}

export const ManyRowsDarkInChinese: Story = {
  ...state(undefined),
  args: { screen: 'admin/orders' },
  globals: { ...desktop.globals, theme: 'dark', language: 'zh-cn' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row')
    await still()
  },
}
