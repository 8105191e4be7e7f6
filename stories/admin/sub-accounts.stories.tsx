import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SubAccounts } from '#src/pages/admin/accounts/users/sub-accounts.tsx'
import { inLanguage, textsOf } from '../ui/reading.ts'

/** The sub-accounts of a seller, with their last sign-in. */
export default { title: 'admin/Sub-accounts', parameters: { signedIn: 'admin' } } satisfies Meta

/** Somebody who has never signed in has no time. */
const ofTheSeller: StoryObj = {
  render: () => <SubAccounts record={{ id: 3 }} />,
  play: async ({ canvas, ...context }) => {
    const rows = await canvas.findAllByRole('listitem')

    await expect(rows.map(textsOf)).toContainEqual(
      inLanguage(context, {
        en: ['Tang the Intern', 'intern · last seen -'],
        'zh-cn': ['实习生小唐', 'intern · 上次登录 -'],
      }),
    )
  },
}

// Proves ADM-8.
export const OfTheSeller: StoryObj = { ...ofTheSeller }
export const OfTheSellerInChinese: StoryObj = { ...ofTheSeller, globals: { language: 'zh-cn' } }
