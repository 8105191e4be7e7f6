// Proves ROL-8.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import roles from '#src/pages/admin/accounts/roles.page.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, failing, withConfirm, isSeen, still } from '../table/office.tsx'

const role = { id: 90_551, name: 'Brand keeper' }

const meta = {
  title: 'admin/Roles',
  component: TableScreen,
  args: { definition: roles },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: { ...desktop.parameters, signedIn: 'admin', path: '/Admin/roles', given: [['a role exists', role]] },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const edit = async ({ canvas, userEvent }: Play) => {
  const row = await canvas.findByRole('row', { name: new RegExp(role.name) })
  await userEvent.click(within(row).getByRole('button', { name: 'Edit' }))
  return within(await screen.findByRole('dialog'))
}

export const WhatWouldChange: Story = {
  play: async context => {
    const dialog = await edit(context)
    const [first] = await dialog.findAllByRole('treeitem')
    if (!first) throw new Error('The tree has no menu.')

    await context.userEvent.click(within(first).getAllByRole('checkbox')[0] ?? first)

    await isSeen(await dialog.findByText(/^Changes: [1-9]/))
    await still()
  },
}

export const ButtonsByScreen: Story = {
  play: async context => {
    const dialog = await edit(context)

    await context.userEvent.click(await dialog.findByRole('tab', { name: /Buttons/ }))

    await expect(dialog.getAllByRole('row').length).toBeGreaterThan(5)
    await still()
  },
}

export const MenuDidNotCome: Story = {
  beforeEach: failing({ call: 'GET /Admin/load_menu', kind: 'envelope500' }),
  play: async context => {
    const dialog = await edit(context)

    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible()
    await still()
  },
}
