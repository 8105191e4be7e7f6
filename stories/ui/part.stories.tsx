import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Part } from '#src/ui/feedback/part.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

export default { title: 'ui/Part' } satisfies Meta

/** Crashes as long as the server sends no price. */
const Price = ({ goods }: { goods: { price?: { text: string } } }) => <p>{(goods.price as { text: string }).text}</p>

const Screen = () => {
  const [goods, setGoods] = useState<{ price?: { text: string } }>({})
  return (
    <>
      <button onClick={() => setGoods({ price: { text: '5.00' } })}>Send a price</button>
      <Panel title="Price">
        <Price goods={goods} />
      </Panel>
      <Panel title="Delivery">Within a week</Panel>
      <Part instead={<p>No price to pay</p>}>
        <Price goods={{}} />
      </Part>
    </>
  )
}

/** Proves TOL-14: the parts beside a crashed one stay, and it can be retried. */
export const OneBreaks: StoryObj = {
  render: () => <Screen />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByText('Within a week')).toBeVisible()
    await expect(canvas.getByText('No price to pay')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Send a price' }))
    await userEvent.click(canvas.getByRole('button', { name: /try again|重新加载/i }))

    await expect(await canvas.findByText('5.00')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
