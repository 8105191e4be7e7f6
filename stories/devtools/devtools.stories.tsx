import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
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
export const Faults = at('faults')
export const Calls = at('calls')
export const Messages = at('messages')
export const World = at('world')
export const Record = at('record')
export const Link = at('link')
export const Real = at('real')
