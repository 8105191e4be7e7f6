import { makeStyles, tokens } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { expect, screen, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { AuthProvider } from '#src/table/upload-auth.ts'
import { FormField } from '#src/table/form/form-field.tsx'
import type { Values } from '#src/table/form/form-values.ts'
import type { Field } from '#src/table/define-table.ts'
import { defineTable } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { samples } from './kind-samples.ts'
import { desktop, withConfirm, isReachable, isSeen, still } from './office.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, maxWidth: '640px' },
})

const body = z.record(z.string(), z.unknown())
const columns = { gridColumn: 'span 24' }

/** Every kind in a form with read-only fields; one line shows the form's value. */
const ReadOnlyForm = ({ at }: { at: number }) => {
  const { root } = useStyles()
  const entries = useMemo(() => Object.entries(samples), [])
  const { control, watch } = useForm<Values>({
    defaultValues: Object.fromEntries(entries.map(([name, { values }]) => [name, values.at(at)])),
  })
  return (
    <AuthProvider value="admin">
      <form className={root}>
        {entries.map(([name, { field }]) => {
          const { kind, ...options } = field
          const fixed: Field = { name, kind, label: name, options, readOnly: true }
          return <FormField key={name} field={fixed} body={body} control={control} isChange style={columns} />
        })}
        <output hidden>{JSON.stringify(watch())}</output>
      </form>
    </AuthProvider>
  )
}

/** Read-only form fields: every kind of value, and a field that can only be set when adding. */
const meta = {
  title: 'table/Read-only fields',
  tags: ['autodocs'],
  component: ReadOnlyForm,
  decorators: [withConfirm],
  args: { at: 0 },
  parameters: {
    ...desktop.parameters,
    signedIn: 'admin',
    given: [['a province with a city and a district exists', { province_id: 90_001, city_id: 90_002, region_id: 90_003 }]],
  },
  globals: desktop.globals,
} satisfies Meta<typeof ReadOnlyForm>
export default meta

type Story = StoryObj<typeof meta>

const allThere: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('.fui-Field')).toHaveLength(Object.keys(samples).length)
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"], .fui-Spinner')).toBeNull())
  await still()
}

/** Matches every editable control. */
const writable =
  'input:not([readonly]), textarea:not([readonly]), [role=textbox]:not([aria-readonly=true]), [role=switch], [role=combobox], [role=radio]'

// Proves TFO-11.
export const LightInEnglish: Story = {
  play: async context => {
    const { canvas, canvasElement, userEvent } = context
    await allThere(context)
    const held = canvasElement.querySelector('output')?.textContent
    const boxes = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('spinbutton')]

    for (const box of boxes) {
      await userEvent.click(box)
      await expect(box).toHaveFocus()
      await userEvent.keyboard('x7{Enter}{Backspace}{ArrowUp}')
    }

    await expect(boxes.length).toBeGreaterThan(20)
    await expect(canvasElement.querySelector('output')).toHaveTextContent(held ?? '')
    await expect(canvasElement.querySelectorAll(writable)).toHaveLength(0)
    await expect(canvas.getByRole('textbox', { name: 'area' })).toHaveTextContent('Northland / North City / Old Town')
    await expect(canvas.getByRole('textbox', { name: 'choice' })).toHaveTextContent('Yes')
    await expect(canvas.getByRole('group', { name: 'image' })).toHaveAccessibleDescription('Read-only')
    await still()
  },
}

export const DarkInChinese: Story = { globals: { ...desktop.globals, theme: 'dark', language: 'zh-cn' }, play: allThere }

export const WithoutValues: Story = { args: { at: -1 }, play: allThere }

/** A screen whose brand names can only be set when adding. */
const named = defineTable(adminBrands, {
  fields: { name: { kind: 'text', label: 'goodsBrands.name', readOnly: 'editing' }, thumb: { kind: 'image' } },
  columns: ['name', 'thumb'],
  form: ['name', 'thumb'],
})

// Proves TFO-11.
export const EnteredOnce: Story = {
  tags: ['!autodocs'],
  parameters: { path: '/Admin/goods_brands', given: [['a brand exists', { id: 90001, name: 'Northwind' }]] },
  render: () => <TableScreen definition={named} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    const add = within(await screen.findByRole('dialog', { name: 'New record' }))
    await userEvent.type(add.getByRole('textbox', { name: /Brand name/ }), 'Westwind')
    await userEvent.click(add.getByRole('button', { name: 'Save' }))
    await isReachable(canvas)
    const row = await canvas.findByRole('row', { name: /Westwind/ })

    await userEvent.click(within(row).getByRole('button', { name: 'Edit' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit record' }))
    const name = await edit.findByRole('textbox', { name: 'Brand name' })
    await isSeen(name)
    await userEvent.type(name, 'x')
    await expect(name).toHaveValue('Westwind')
    await expect(name).toHaveAttribute('readonly')
    // The endpoint requires the name: the form can only be saved if it keeps it.
    await userEvent.click(edit.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await isReachable(canvas)
    await isSeen(await canvas.findByRole('row', { name: /Westwind/ }))
    await still()
  },
}
