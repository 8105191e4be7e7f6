import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { CountTabs } from '#src/ui/layout/count-tabs.tsx'

const tabs = [
  { value: '', name: 'All' },
  { value: '2', name: 'Awaiting shipment', count: 5, waits: true },
  { value: '5', name: 'After-sales', count: 1200, waits: true },
  { value: '1', name: 'Awaiting payment' },
  { value: '6', name: 'Completed', count: 7 },
] as const

const Shown = ({ width = 720 }: { width?: number }) => {
  const [chosen, setChosen] = useState('')
  return (
    <div style={{ width }}>
      <CountTabs label="Stages" tabs={tabs} chosen={chosen} onChoose={setChosen} />
    </div>
  )
}

/** Tabs above a list with the number of records at each stage. */
const meta = { title: 'ui/CountTabs', tags: ['autodocs'], component: Shown } satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

/** Numbers that wait for the reader are coloured. */
export const Wide: Story = {}

/** Tabs without room are in a menu with their numbers; the chosen one moves into the row. */
export const Narrow: Story = {
  args: { width: 300 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'More' })).toBeVisible())

    await userEvent.click(canvas.getByRole('tab', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed 7' }))

    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Completed/, selected: true })).toBeVisible())
    await expect(canvas.queryByRole('tab', { name: 'Awaiting payment' })).toBeNull()
  },
}
