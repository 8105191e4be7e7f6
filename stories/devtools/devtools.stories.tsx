import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { faultKinds } from '#mocks/faults.ts'
import { LanguageSwitch } from '#src/app/parts/language-switch.tsx'
import { ThemeSwitch } from '#src/app/parts/theme-switch.tsx'
import { DevtoolsDrawer } from '#src/devtools/drawer.tsx'
import type { TabName } from '#src/devtools/tabs.ts'

const look = [<LanguageSwitch key="language" />, <ThemeSwitch key="theme" />]

/** The devtools of the mock in their drawer. */
const DevtoolsAt = ({ tab: first }: { tab: TabName }) => {
  const [tab, setTab] = useState(first)
  return <DevtoolsDrawer tab={tab} onTab={setTab} onClose={() => {}} look={look} />
}

const meta = {
  title: 'devtools/Devtools',
  component: DevtoolsAt,
  parameters: { signedIn: ['shopper', 'seller'], anyLook: true },
} satisfies Meta<typeof DevtoolsAt>
export default meta

type Story = StoryObj<typeof meta>

const at = (tab: TabName): Story => ({
  args: { tab },
  play: async () => {
    const part = await screen.findByRole('tabpanel')
    await waitFor(() => expect(part).not.toBeEmptyDOMElement())
  },
})

export const Accounts = at('accounts')
export const States = at('states')
export const Clock = at('clock')
/** The list offers every kind that the mock has. */
export const Faults: Story = {
  args: { tab: 'faults' },
  play: async () => {
    const kinds = await screen.findByRole('combobox', { name: 'Failure' })
    const offered = within(kinds)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)

    await expect(offered.toSorted()).toEqual(faultKinds.toSorted())
  },
}
export const Calls = at('calls')
export const Messages = at('messages')
export const World = at('world')
export const Record = at('record')
export const Link = at('link')
export const Real = at('real')
