import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import orders from '#src/pages/seller/orders/orders.page.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, withConfirm, isSeen, still } from './office.tsx'

const meta = {
  title: 'table/Orders',
  component: TableScreen,
  args: { definition: orders },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: { ...desktop.parameters, signedIn: 'seller', path: '/Seller/orders' },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Awaiting shipment')).not.toHaveLength(0)
    await still()
  },
}

// Proves TBS-10.
export const ShippingOneAndBeingRefusedAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    const [waiting] = await canvas.findAllByRole('row', { name: /Awaiting shipment/ })
    const [done] = await canvas.findAllByRole('row', { name: /Completed/ })
    if (!waiting || !done) throw new Error('Orders of both stages are needed.')
    await userEvent.click(within(waiting).getByRole('checkbox'))
    await userEvent.click(within(done).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Ship orders' }))

    for (const box of await (await dialog()).findAllByRole('textbox', { name: /Tracking number/ })) {
      await userEvent.clear(box)
      await userEvent.type(box, 'SF123')
    }
    await userEvent.click((await dialog()).getByRole('button', { name: 'Ship' }))

    await isSeen(await screen.findByText(/1 done/))
    await expect((await dialog()).getAllByRole('textbox', { name: /Tracking number/ })).toHaveLength(1)
    await still()
  },
}

export const Viewing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [sent] = await canvas.findAllByRole('row', { name: /Awaiting receipt/ })
    if (!sent) throw new Error('A shipped order is needed.')

    await userEvent.click(within(sent).getByRole('button', { name: 'View' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Logistics' }))

    await expect(await (await dialog()).findAllByRole('listitem')).not.toHaveLength(0)
    await still()
  },
}
