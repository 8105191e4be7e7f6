import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { KindBoard } from './kind-board.tsx'
import { desktop, failing, isSeen } from './office.tsx'

/** Single kinds of value: how a column displays and edits them. */
const meta = {
  title: 'table/Kinds',
  tags: ['autodocs'],
  component: KindBoard,
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>

const nothing = ['', null]
/** Expects the text of each cell. */
const cellsShow =
  (texts: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const cells = [...(canvas.getByText('cells').nextElementSibling?.children ?? [])]

    await expect(cells.map(cell => cell.textContent)).toEqual(texts)
  }
const long = 'A very long sentence that does not fit into a cell of a table and has to stop somewhere. '.repeat(3)
const brand = '/storage/goods_brands/90001.svg'

// Proves TCO-6.
export const Text: Story = { args: { field: { kind: 'text' }, values: ['Northwind', 0, ...nothing, long] } }
export const LongText: Story = { args: { field: { kind: 'longText' }, values: [long, ...nothing] } }
// Proves TCO-16.
export const LongTextCounted: Story = {
  args: { field: { kind: 'longText' }, values: ['Fragile'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: /^Value/ })
    await expect(canvas.getByText('7 / 15')).toBeVisible()

    await userEvent.type(box, ', keep it upright')

    await expect(box).toHaveValue('Fragile, keep i')
    await expect(canvas.getByText('15 / 15')).toBeVisible()
  },
}
// Proves TCO-17.
export const Number: Story = {
  args: { field: { kind: 'number', digits: 1 }, values: [12.25, 0, ...nothing] },
  play: cellsShow(['12.3', '0.0', '-', '-']),
}
// Proves TCO-7.
export const Money: Story = {
  args: { field: { kind: 'money' }, values: ['1299.00', '0.00', ...nothing] },
  play: cellsShow(['¥1,299.00', '¥0.00', '-', '-']),
}
// Proves TCO-7.
export const MoneyMoved: Story = {
  args: { field: { kind: 'money', signed: true }, values: ['12.00', '-3.50', ...nothing] },
  play: cellsShow(['+¥12.00', '-¥3.50', '-', '-']),
}
export const Tag: Story = { args: { field: { kind: 'tag' }, values: ['Yes', 'No', 'Northwind', ...nothing] } }

// Proves TCO-8.
export const TagByValue: Story = {
  args: {
    field: { kind: 'tag', colours: 'byValue' },
    values: ['Yes', 'No', 'Northwind', 'Southwind', 'Eastwind', ...nothing],
  },
}

// Proves TCO-10.
export const Choice: Story = {
  args: { field: { kind: 'choice', of: { 0: 'btn.no', 1: 'btn.yes' }, tag: { 1: 'success' } }, values: [1, '0', 7, ...nothing] },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: /^Value/ })

    await userEvent.click(control)
    await userEvent.click(await screen.findByRole('option', { name: 'No' }))

    await expect(control).toHaveTextContent('No')
  },
}

// Proves TCO-14.
export const Radio: Story = {
  args: { field: { kind: 'radio', of: { 0: 'btn.no', 1: 'btn.yes' } }, values: [1, '0', 7, ...nothing] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()

    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))

    await expect(canvas.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
  },
}

export const Date: Story = { args: { field: { kind: 'date' }, values: ['2026-06-15', ...nothing] } }
// Proves TCO-12, TCO-28.
export const DateTime: Story = {
  args: { field: { kind: 'dateTime' }, values: ['2026-06-15 10:00:00', ...nothing], operator: 'range', onStore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Value' })
    await expect(box).toHaveValue('2026-06-15 10:00')
    const button = canvas.getByRole('button', { name: 'Value: choose date and time' })
    await userEvent.click(button)
    const picker = within(await screen.findByRole('dialog', { name: 'Value: choose date and time' }))
    await userEvent.click(picker.getByRole('gridcell', { name: /17/ }).querySelector('button') ?? box)
    await expect(args.onStore).toHaveBeenLastCalledWith('2026-06-17 10:00:00')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))

    await userEvent.clear(box)
    await userEvent.type(box, 'next week')

    await expect(args.onStore).toHaveBeenLastCalledWith('next week')
    await expect(box).toHaveValue('next week')
  },
}
export const Switch: Story = { args: { field: { kind: 'switch' }, values: [1, 0, 'true', ...nothing] } }

// Proves TCO-11.
export const Image: Story = {
  parameters: { given: [['a brand exists', { id: 90001, name: 'Northwind' }]] },
  args: { field: { kind: 'image' }, values: [brand, '/storage/goods_brands/broken.svg', ...nothing] },
  play: async ({ canvas, userEvent }) => {
    const small = canvas.getByRole('button', { name: 'Value: #1' })

    await userEvent.click(small)
    await isSeen(await screen.findByRole('dialog', { name: 'Value: #1' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(small).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Value, picture 1 of 1' }))

    await isSeen(await screen.findByRole('dialog', { name: 'Value' }))
  },
}

// Proves TCO-11.
export const Images: Story = {
  parameters: { given: [['a brand exists', { id: 90001, name: 'Northwind' }]] },
  args: { field: { kind: 'images' }, values: [[brand, '/storage/goods_brands/1.svg'], [], null] },
}

const courier = { kind: 'ref', to: allExpresses, show: 'name', by: 'code' } as const

// Proves TCO-10, TDI-1.
export const Ref: Story = {
  parameters: { given: [['a courier exists', { id: 90001, code: 'swift' }]] },
  args: { field: courier, values: ['swift', 'unknown', ...nothing] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Swift Parcel')).not.toHaveLength(0)

    await userEvent.type(canvas.getByRole('combobox', { name: /^Search/ }), 'swi')

    await isSeen(await screen.findByRole('option', { name: 'Swift Parcel' }))
  },
}

// Proves TDI-5.
export const RefFailed: Story = {
  // Its fault would affect other stories on the same page.
  tags: ['!autodocs'],
  args: { field: courier, values: ['swift'] },
  beforeEach: failing({ call: 'GET /expresses?isAll', kind: 'envelope500' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('img', { name: 'The name could not be loaded' })).not.toHaveLength(0)
    const [again] = await canvas.findAllByRole('button', { name: 'Try again' })
    if (!again) throw new Error('There is no retry button.')
    await userEvent.click(canvas.getByRole('combobox', { name: /^Value/ }))
    await isSeen(await screen.findByRole('option', { name: 'The options could not be loaded.' }))
    await userEvent.keyboard('{Escape}')

    await fetch('/_mock/faults', { method: 'DELETE' })
    await userEvent.click(again)

    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.queryByRole('img', { name: 'The name could not be loaded' })).toBeNull()
  },
}

// Proves TCO-14.
export const Cascade: Story = {
  args: {
    field: {
      kind: 'cascade',
      to: loadAreas,
      query: { deep: 2 },
      show: 'name',
      by: 'code',
      anyLevel: true,
      top: { value: '0', label: 'areas.top' },
    },
    values: ['33', '0', ...nothing],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Zhejiang')).not.toHaveLength(0)
  },
}

export const CascadeFailed: Story = {
  // Its fault would affect other stories on the same page.
  tags: ['!autodocs'],
  ...Cascade,
  beforeEach: failing({ call: 'GET /load_areas', kind: 'envelope500' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('img', { name: 'The name could not be loaded' })).not.toHaveLength(0)
    await userEvent.click(canvas.getByRole('combobox', { name: /^Value/ }))
    await isSeen(await screen.findByText(/^The options could not be loaded/))

    await fetch('/_mock/faults', { method: 'DELETE' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await isSeen(await screen.findByRole('option', { name: 'Zhejiang' }))
  },
}
