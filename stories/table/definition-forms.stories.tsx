import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { defineTable } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, failing, withConfirm, still } from './office.tsx'

const columns = ['name'] as const
const fields = { thumb: { kind: 'image' } } as const

/** Options of a definition that change its forms and its view of a record. */
const meta = {
  title: 'table/Definition of forms',
  component: TableScreen,
  args: { definition: defineTable(adminBrands, { columns }) },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: {
    ...desktop.parameters,
    signedIn: 'admin',
    path: '/Admin/goods_brands',
    given: [['a brand exists', { id: 90001, name: 'Northwind' }]],
  },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

const titles = { Add: 'New record', View: 'Record: Northwind', Edit: 'Edit record' } as const

const openDialog = async (canvas: ReturnType<typeof within>, button: 'Add' | 'View' | 'Edit') => {
  const row = within(await canvas.findByRole('row', { name: /Northwind/ }))
  ;(button === 'Add' ? canvas : row).getByRole('button', { name: button }).click()
  return within(await screen.findByRole('dialog', { name: titles[button] }))
}

// Proves TFO-14.
export const OtherFieldsToEditAndToView: Story = {
  args: {
    definition: defineTable(adminBrands, { fields, columns, form: ['name', 'thumb'], editForm: ['name'], view: ['thumb'] }),
  },
  play: async ({ canvas, userEvent }) => {
    const add = await openDialog(canvas, 'Add')
    await add.findByRole('group', { name: 'Picture' })
    await userEvent.click(add.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const edit = await openDialog(canvas, 'Edit')
    await edit.findByDisplayValue('Northwind')
    await expect(edit.queryByRole('group', { name: 'Picture' })).toBeNull()
    await userEvent.click(edit.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const view = await openDialog(canvas, 'View')
    await expect((await view.findAllByRole('term')).map(term => term.textContent)).toEqual(['Picture'])
    await still()
  },
}

// Proves TFO-1, TFO-2.
export const OtherMeasures: Story = {
  args: {
    definition: defineTable(adminBrands, {
      fields: { name: { kind: 'text', span: 8 }, thumb: { kind: 'image' } },
      columns,
      form: ['name', 'thumb'],
      dialog: { width: '900px', span: 16, label: '160px' },
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Add')
    const name = await dialog.findByRole('textbox', { name: /Name/ })
    const picture = dialog.getByRole('group', { name: 'Picture' })

    await still()
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(900)
    await expect(name.closest('[style*="span 8"]')).not.toBeNull()
    await expect(picture.closest('[style*="span 16"]')).not.toBeNull()
    await expect(getComputedStyle(name).getPropertyValue('--label-width')).toBe('160px')
  },
}

// Proves TFO-4.
export const BeginningWithAValue: Story = {
  args: {
    definition: defineTable(adminBrands, {
      fields: { name: { kind: 'text', label: 'goodsBrands.name', initial: 'Evergreen' } },
      columns,
      form: ['name'],
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Add')

    await expect(await dialog.findByRole('textbox', { name: /Brand name/ })).toHaveValue('Evergreen')
    await still()
  },
}

// Proves TFO-15.
export const WhatFollowsFromTheInput: Story = {
  args: {
    definition: defineTable(adminBrands, {
      columns,
      form: ['name'],
      formExtra: ({ values: { name } }) => <p>Written as {String(name).toUpperCase()}</p>,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, 'Add')

    await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), 'oak')

    await dialog.findByText('Written as OAK')
    await still()
  },
}

// Proves TFO-8.
export const ARefusalAtItsField: Story = {
  args: { definition: defineTable(adminBrands, { columns, form: ['name'], refusalAt: 'name' }) },
  beforeEach: failing({ call: 'POST /Admin/goods_brands', kind: 'envelope500' }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, 'Add')
    const name = await dialog.findByRole('textbox', { name: /Name/ })

    await userEvent.type(name, 'Oak{Enter}')

    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    await expect(name).toHaveAccessibleDescription(/fault 500/)
    await still()
  },
}
