import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Tabs } from '#src/ui/layout/tabs.tsx'

const tabs = [
  { name: 'details', label: 'Details' },
  { name: 'comments', label: 'Reviews (12)' },
  { name: 'after', label: 'After-sales' },
] as const

const Shown = () => {
  const [chosen, setChosen] = useState<(typeof tabs)[number]['name']>('details')
  return (
    <>
      <Tabs tabs={tabs} chosen={chosen} onChoose={setChosen} />
      <div role="tabpanel" id={`panel-${chosen}`} aria-labelledby={`tab-${chosen}`}>
        {chosen}
      </div>
    </>
  )
}

/** Tabs as links: the choice is stored in the URL, survives a reload and can be shared. */
const meta = { title: 'ui/Tabs', tags: ['autodocs'], component: Shown } satisfies Meta<typeof Shown>
export default meta

/** Arrow keys wrap around, Home and End go to the ends; the tabs are one tab stop. */
export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Details' }).focus()

    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'After-sales', selected: true })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')

    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('comments')
    await expect(canvas.getAllByRole('tab').filter(tab => tab.tabIndex === 0)).toHaveLength(1)
  },
}
