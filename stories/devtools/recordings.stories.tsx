import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { keepRecording } from '#src/devtools/recording/library.ts'
import { Player } from '#src/devtools/recording/player.tsx'
import { playerStore } from '#src/devtools/recording/player-store.ts'
import type { Recording } from '#src/devtools/recording/recording.ts'
import { RecordTab } from '#src/devtools/tabs/record.tsx'
import { text } from '#src/lib/format/text.ts'

const calls = [{ method: 'POST', path: '/user/carts', status: 200 }]

const bought: Recording = {
  recording: 1,
  id: 'story',
  name: 'a lamp is bought',
  language: 'en',
  path: '/goods/90001',
  title: 'Lamp',
  world: '',
  origin: {
    scale: 1,
    seededAt: '2026-06-15 10:00:00',
    now: '2026-06-15 10:00:00',
    stands: true,
    states: [{ at: '2026-06-15 10:00:00', state: 'a product is on sale', facts: { id: 90_001 } }],
    isPlain: true,
  },
  signedIn: [{ audience: 'buyer', username: 'shopper' }],
  steps: [
    { act: { do: 'click', target: { role: 'button', name: 'Add to cart' } }, path: '/goods/90001', title: 'Lamp', calls },
    { act: { do: 'click', target: { role: 'link', name: 'Cart, 1 item' } }, path: '/carts', title: 'Shopping cart', calls: [] },
    {
      act: {
        do: 'fill',
        target: { role: 'password', name: 'Payment password' },
        text: '',
        secret: { account: 'shopper', field: 'payPassword' },
      },
      path: '/order/success',
      title: 'Payment succeeded',
      calls: [],
    },
  ],
}

const meta = {
  title: 'devtools/Recordings',
  component: RecordTab,
  args: { onClose: () => {} },
  parameters: { anyLook: true },
  beforeEach: () => keepRecording(bought),
} satisfies Meta<typeof RecordTab>
export default meta

type Story = StoryObj<typeof meta>

export const Steps: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('devtools.record.steps', { name: bought.name }) }))

    await expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(4)
  },
}

export const Search: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'user/carts')

    await expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(2)
  },
}

export const Playing: Story = {
  render: () => <Player />,
  beforeEach: () => {
    playerStore.write({ id: bought.id, at: 1 })
    return () => playerStore.write(undefined)
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  },
}
