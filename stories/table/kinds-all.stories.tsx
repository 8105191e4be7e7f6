import { Divider } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { KindBoard } from './kind-board.tsx'
import { samples } from './kind-samples.ts'
import { desktop, withConfirm, still } from './office.tsx'

/** Every kind in a cell, a record, a form and the search bar. */
const Kinds = ({ names }: { names: readonly string[] }) =>
  Object.entries(samples)
    .filter(([name]) => names.includes(name))
    .map(([name, { field, values }]) => (
      <section key={name}>
        <Divider style={{ margin: '24px 0' }}>{name}</Divider>
        <KindBoard field={field} values={values} />
      </section>
    ))

const all = Object.keys(samples)

/** Every kind of value as cell, form field and view. A new kind without a sample does not compile. */
const meta = {
  title: 'table/Every kind of value',
  tags: ['autodocs'],
  component: Kinds,
  decorators: [withConfirm],
  args: { names: all },
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
} satisfies Meta<typeof Kinds>
export default meta

type Story = StoryObj<typeof meta>

const allThere: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  await expect(canvasElement.querySelectorAll('section')).toHaveLength(args.names.length)
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"], .fui-Spinner')).toBeNull())
  await still()
}

export const LightInEnglish: Story = { play: allThere }

export const DarkInChinese: Story = { globals: { ...desktop.globals, theme: 'dark', language: 'zh-cn' }, play: allThere }
