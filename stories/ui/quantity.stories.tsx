import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Quantity } from '#src/ui/form/quantity.tsx'

/** A quantity between 1 and the stock; set by buttons, keys and typing. */
const meta = {
  title: 'ui/Quantity',
  tags: ['autodocs'],
  component: Quantity,
  args: { value: 2, max: 5, label: 'Quantity of tea', onChange: fn(), onRefused: fn() },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: number) => {
      setValue(next)
      args.onChange(next)
    }
    return <Quantity {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof Quantity>
export default meta

type Story = StoryObj<typeof meta>

export const Stepping: Story = {
  play: async ({ canvas, userEvent }) => {
    const [less, more] = canvas.getAllByRole('button')
    if (!less || !more) throw new Error('Minus and plus are missing.')

    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.click(less)

    await expect(canvas.getByRole('textbox')).toHaveValue('3')
  },
}

export const MoreThanThereIs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')

    await userEvent.clear(field)
    await userEvent.type(field, '99{Enter}')

    await expect(field).toHaveValue('5')
    await expect(args.onRefused).toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }
