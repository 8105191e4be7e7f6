import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { call } from '#src/lib/http/call.ts'
import { defineTable } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { brandsScreen, desktop, failing, withConfirm, isSeen, still } from './office.tsx'

const fields = { name: { kind: 'text', label: 'goodsBrands.name' } } as const

/** A screen with hooks: it counts its brands before one is added, and edits names in capitals but sends them capitalized. */
const brands = defineTable(adminBrands, {
  fields,
  columns: ['name'],
  form: ['name'],
  hooks: {
    addOpenBefore: async () => ({ name: `Brand ${(await call(adminBrands.list, { query: { per_page: 1 } })).total + 1}` }),
    editOpenBefore: ({ id }) => call(adminBrands.show, { params: { id } }),
    editOpenAfter: ({ name }) => ({ name: name.toUpperCase() }),
    sendBefore: entered => ({
      ...entered,
      name: String(entered.name)
        .toLowerCase()
        .replace(/^./, first => first.toUpperCase()),
    }),
  },
})

const meta = {
  title: 'table/Hooks of a screen',
  component: TableScreen,
  args: { definition: brands },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: { ...brandsScreen },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

const edit = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('row', { name: /Northwind/ })).getByRole('button', { name: 'Edit' })

// Proves TBS-10, TFO-12.
export const BeforeAdding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))

    await expect(await screen.findByRole('textbox', { name: /Brand name/ })).toHaveDisplayValue(/^Brand \d+$/)
    await still()
  },
}

// Proves TFO-12.
export const WhileEditing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await edit(canvas))
    const name = await screen.findByDisplayValue('NORTHWIND')
    await isSeen(name)

    await userEvent.type(name, ' LIGHT')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await isSeen(await canvas.findByRole('row', { name: /Northwind light/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await still()
  },
}

// Proves TFO-12.
export const RefusedBeforeEditing: Story = {
  tags: ['!autodocs'],
  beforeEach: failing({ call: 'GET /Admin/goods_brands/{id}', kind: 'envelope500', times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await edit(canvas))

    await isSeen(await screen.findByText('fault 500'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await still()
  },
}
