import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminBrands, importBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { defineTable } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { brandsScreen, desktop, failing, withConfirm, isSeen, still } from './office.tsx'

const brands = defineTable(adminBrands, { columns: ['name'], form: ['name'], search: { name: 'contains' } })

/** Options of a definition, including those that no screen uses. */
const meta = {
  title: 'table/Definition',
  component: TableScreen,
  args: { definition: brands },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: { ...brandsScreen },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

// Proves TBS-3.
export const EverythingDisabled: Story = {
  args: {
    definition: defineTable(
      { ...adminBrands, importRows: importBrands },
      {
        columns: ['name'],
        form: ['name'],
        search: { name: 'contains' },
        can: {
          add: 'disabled',
          view: 'disabled',
          edit: 'disabled',
          search: 'disabled',
          export: 'disabled',
          import: 'disabled',
          remove: 'disabled',
          removeRow: 'disabled',
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))

    for (const name of ['Add', 'Search', 'Export', 'Import']) await expect(canvas.getByRole('button', { name })).toBeDisabled()
    for (const button of canvas.getAllByRole('button', { name: 'Delete' })) await expect(button).toBeDisabled()
    for (const name of ['View', 'Edit', 'Delete']) await expect(row.getByRole('button', { name })).toBeDisabled()
  },
}

// Proves TBS-5.
export const DeletingARow: Story = {
  args: { definition: defineTable(adminBrands, { noun: 'nouns.brand', columns: ['name'], can: { removeRow: true } }) },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))
    await userEvent.click(row.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 1 brand' }))

    await waitFor(() => expect(canvas.queryByRole('row', { name: /Northwind/ })).toBeNull())
    await still()
  },
}

// Proves TLI-7.
export const AnotherKey: Story = {
  args: { definition: defineTable(adminBrands, { columns: ['name'], rowKey: 'name' }) },
  parameters: {
    given: [
      ['a brand exists', { id: 90001, name: '90002' }],
      ['a brand exists', { id: 90002, name: 'Southwind' }],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /90002/ }))
    await userEvent.click(row.getByRole('button', { name: 'View' }))

    await isSeen(await within(await screen.findByRole('dialog')).findByText('Southwind'))
    await still()
  },
}

// Proves TLI-2.
export const OtherPageSizes: Story = {
  args: { definition: defineTable(adminBrands, { columns: ['name'], pageSizes: [5, 10] }) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Rows per page' }))
    await expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual(['5 / page', '10 / page'])
    await userEvent.click(screen.getByRole('option', { name: '10 / page' }))

    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11))
    await still()
  },
}

// Proves TLI-2.
export const WithoutAPager: Story = {
  args: { definition: defineTable(adminBrands, { columns: ['name'], pageSizes: 'off' }) },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('row', { name: /Northwind/ }))

    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    await isSeen(canvas.getByText(/^\d+ in total$/))
  },
}

// Proves TCO-2.
export const FixedColumns: Story = {
  args: {
    definition: defineTable(adminBrands, {
      fields: { thumb: { kind: 'image', fixed: 'right' }, name: { fixed: 'left' } },
      columns: ['thumb', 'name', 'created_at'],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await isSeen(await canvas.findByRole('row', { name: /Northwind/ }))
    const heads = () => canvas.getAllByRole('columnheader', { hidden: true }).map(head => head.textContent)
    await expect(heads().slice(1, -1)).toEqual(['Name', 'Created at', 'Picture'])
    await expect(getComputedStyle(canvas.getByRole('columnheader', { name: 'Name' })).left).toBe('44px')

    await userEvent.click(canvas.getByRole('button', { name: 'Table settings' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pin Created at' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pinned right' }))

    await waitFor(() => expect(heads().slice(1, -1)).toEqual(['Name', 'Picture', 'Created at']))
    await userEvent.keyboard('{Escape}{Escape}')
    await still()
  },
}

// Proves TCO-26.
export const MinorColumns: Story = {
  args: {
    definition: defineTable(adminBrands, {
      fields: { name: { width: 700 }, thumb: { kind: 'image', width: 600, minor: true } },
      columns: ['name', 'thumb', 'created_at'],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await isSeen(await canvas.findByRole('row', { name: /Northwind/ }))
    const heads = () => canvas.getAllByRole('columnheader', { hidden: true }).map(head => head.textContent)
    await waitFor(() => expect(heads().slice(1, -1)).toEqual(['Name', 'Created at']))

    await userEvent.click(canvas.getByRole('button', { name: 'Table settings' }))
    const picture = await screen.findByRole('checkbox', { name: /^Picture/ })
    await expect(picture).toHaveProperty('indeterminate', true)
    await expect(picture).toHaveAccessibleName('Picture where there is room')
    // From where there is room to always, to hidden.
    await userEvent.click(picture)

    await waitFor(() => expect(heads().slice(1, -1)).toEqual(['Name', 'Picture', 'Created at']))
    await userEvent.click(picture)
    await waitFor(() => expect(picture).not.toBeChecked())
    await expect(heads().slice(1, -1)).toEqual(['Name', 'Created at'])
    await userEvent.keyboard('{Escape}')
    await still()
  },
}

// Proves TCO-4.
export const LargePictures: Story = {
  args: {
    definition: defineTable(adminBrands, {
      fields: { thumb: { kind: 'image', size: 80, fit: 'contain', width: 110 } },
      columns: ['thumb', 'name'],
    }),
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))
    const picture = row.getByRole('button', { name: /Northwind/ }).querySelector('img')

    await expect(picture?.getBoundingClientRect().width).toBe(80)
    await expect(picture && getComputedStyle(picture).objectFit).toBe('contain')
  },
}

// Proves TCO-3.
export const LongTexts: Story = {
  args: { definition: defineTable(adminBrands, { fields: { thumb: { kind: 'text', width: 90 } }, columns: ['name', 'thumb'] }) },
  play: async ({ canvas }) => {
    const [path] = await canvas.findAllByTitle(/^\/storage\/brands\//)

    await expect(path && path.scrollHeight > path.clientHeight).toBe(true)
    await expect(path?.title).toBe(path?.textContent)
  },
}

// Proves WCA-7.
export const RightToLeft: Story = {
  args: { definition: defineTable(adminBrands, { columns: ['name'], form: ['name'] }) },
  parameters: { given: [['a brand exists', { id: 90001, name: 'سوق المدينة' }]] },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /سوق/ }))
    await expect(getComputedStyle(row.getByText('سوق المدينة')).direction).toBe('rtl')

    await userEvent.click(row.getByRole('button', { name: 'Edit' }))

    const field = await screen.findByRole('textbox', { name: /Name/ })
    await waitFor(() => expect(field).toHaveValue('سوق المدينة'))
    await expect(getComputedStyle(field).direction).toBe('rtl')
    await userEvent.keyboard('{Escape}')
    await still()
  },
}

// Proves TSE-2.
export const APlaceholder: Story = {
  args: {
    definition: defineTable(adminBrands, {
      fields: { name: { placeholder: 'table.choose' } },
      columns: ['name'],
      search: { name: 'contains' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))

    await isSeen(await canvas.findByPlaceholderText('Please choose'))
  },
}

// Proves ANS-10.
export const AWebPageInsteadOfNewRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await isSeen(await canvas.findByRole('row', { name: /Northwind/ }))
    await failing({ call: 'GET /Admin/goods_brands', kind: 'html', times: 1 })()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'North')
    await userEvent.click(canvas.getByRole('button', { name: 'Query' }))

    await isSeen(await canvas.findByText(/^The server sent a web page instead of the list/))
    await isSeen(canvas.getByRole('row', { name: /Northwind/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(canvas.queryByText(/^The server sent a web page/)).toBeNull())
    await still()
  },
}
