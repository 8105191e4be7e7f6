import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { allAdminRoles } from '#contracts/api/accounts/roles.ts'
import { KindBoard } from './kind-board.tsx'
import { desktop, failing } from './office.tsx'

/** Kinds with several values, and masked values. */
const meta = {
  title: 'table/Kinds of several values, and secrets',
  tags: ['autodocs'],
  component: KindBoard,
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>

const darkChinese = { globals: { ...desktop.globals, theme: 'dark', language: 'zh-cn' } } as const
const nothing = ['', null, []]
const long = 'A name that is much too long for the cell of any table'

// Proves TCO-15.
export const Tags: Story = {
  args: { field: { kind: 'tags' }, values: [['Red', 'Blue', 'Red', long], 'Green', ...nothing] },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: /^Value/ })

    await userEvent.type(control, 'Yellow{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Blue' }))

    await expect(canvas.getByRole('button', { name: 'Remove Yellow' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove Blue' })).toBeNull()
  },
}

export const TagsDark: Story = { args: Tags.args, ...darkChinese }

// Proves TCO-25.
export const TagsOfColours: Story = {
  args: { field: { kind: 'tags', swatches: true }, values: [['Pine green', 'Large']] },
  play: async ({ canvas }) => {
    const [colour] = canvas.getAllByTitle('Pine green')
    const [size] = canvas.getAllByTitle('Large')

    await expect(colour?.querySelectorAll('span')).toHaveLength(1)
    await expect(size?.querySelectorAll('span')).toHaveLength(0)
  },
}

const roles = { kind: 'refs', to: allAdminRoles, show: 'name' } as const

// Proves TCO-15.
export const Refs: Story = {
  parameters: { given: [['a role exists', { id: 90001, name: 'Night shift' }]] },
  args: { field: roles, values: [[90001], ['unknown'], ...nothing] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Night shift')).not.toHaveLength(0)
    const control = canvas.getByRole('combobox', { name: /^Value/ })

    await userEvent.type(control, 'night')
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Night shift' }))

    await expect(canvas.queryByRole('button', { name: 'Remove Night shift' })).toBeNull()
  },
}

export const RefsDark: Story = { parameters: Refs.parameters, args: Refs.args, ...darkChinese }

export const RefsFailed: Story = {
  // Its fault would affect other stories on the same page.
  tags: ['!autodocs'],
  args: { field: roles, values: [[90001]] },
  beforeEach: failing({ call: 'GET /Admin/roles?isAll', kind: 'envelope500' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: 'The name could not be loaded' })).not.toHaveLength(0)
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  },
}

// Proves TCO-18.
export const Password: Story = {
  args: { field: { kind: 'password' }, values: ['', 'never shown'] },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText(/^Value/)

    await userEvent.type(control, 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))

    await expect(control).toHaveAttribute('type', 'text')
    await expect(canvas.queryByText('never shown')).toBeNull()
  },
}

// Proves TCO-17.
export const Rating: Story = { args: { field: { kind: 'rating' }, values: ['3.00', 5, ...nothing] } }

export const Percent: Story = {
  args: { field: { kind: 'percent' }, values: ['12.50', 0, ...nothing] },
  play: async ({ canvas }) => {
    const [input] = canvas.getAllByRole('spinbutton', { name: /^Value/ })
    const cells = [...(canvas.getByText('cells').nextElementSibling?.children ?? [])]

    await expect(cells.map(cell => cell.textContent)).toEqual(['12.5%', '0%', '0%', '0%', '0%'])
    await expect(input?.closest('.fui-Input')).toHaveTextContent('%')
  },
}
