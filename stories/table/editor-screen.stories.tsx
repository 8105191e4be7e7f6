import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import integralGoods from '#src/pages/admin/points/integral-goods.page.ts'
import { editorScreen } from '#src/table/form/editor-screen.tsx'
import { desktop, withConfirm } from './office.tsx'

const meta = {
  title: 'table/Form as a screen',
  component: editorScreen(integralGoods),
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: { ...desktop.parameters, signedIn: 'admin', path: '/Admin/integral_goods_form' },
} satisfies Meta
export default meta

/** The form of points products, as a screen that a menu names. */
export const Adding: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox')

    await expect(name).toHaveValue('')
  },
}
