import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { adminMenu } from '#contracts/api/system/menus.ts'
import { defineTable } from '#src/table/define-table.ts'
import { picking } from '#src/table/list/picking.tsx'
import { KindBoard } from './kind-board.tsx'
import { desktop, inOffice } from './office.tsx'

/** Options of kinds that change little, those that no screen uses included. */
const meta = {
  title: 'table/Options of kinds',
  component: KindBoard,
  decorators: [inOffice],
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
  args: { field: { kind: 'text' }, values: [''] },
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getAllByTitle'>

const of = { 0: 'btn.no', 1: 'btn.yes', 2: 'btn.reset' } as const
const pictures = ['/storage/goods/mug-1-red-1.svg', '/storage/goods/mug-2-red-1.svg']

/** Colour of the ground that a tag is on. */
const groundOf = (canvas: Canvas, tag: string) => getComputedStyle(canvas.getAllByTitle(tag)[0] ?? document.body).backgroundColor

// Proves TCO-6.
export const TypeOfAText: Story = {
  args: { field: { kind: 'text', type: 'email' }, values: ['ann@example.org'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveAttribute('type', 'email')
  },
}

// Proves TCO-16.
export const RowsOfALongText: Story = {
  args: { field: { kind: 'longText', rows: 6, max: 40 }, values: ['four'] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Value' })

    await expect(box).toHaveAttribute('rows', '6')
    await expect(box).toHaveAttribute('maxlength', '40')
    await expect(canvas.getByText('4 / 40')).toBeVisible()
  },
}

// Proves TCO-7.
export const PointsInSomeRows: Story = {
  args: { field: { kind: 'money', points: ({ id }) => id === 1 }, values: ['1299.00', '3.50'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1,299').length).toBeGreaterThan(0)
    await expect(canvas.getByText('¥3.50')).toBeVisible()
  },
}

// Proves TCO-17.
export const DigitsOfANumber: Story = {
  args: { field: { kind: 'number', digits: 2 }, values: [12.5] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('12.50').length).toBeGreaterThan(0)
  },
}

// Proves TCO-7.
export const MovementsWithTheirSign: Story = {
  args: { field: { kind: 'money', signed: true }, values: ['12.00'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('+¥12.00').length).toBeGreaterThan(0)
  },
}

// Proves CFG-9.
export const ASecretKey: Story = {
  args: { field: { kind: 'keyText', secret: true }, values: ['-----BEGIN KEY-----'] },
  play: async ({ canvas, userEvent }) => {
    const security = () =>
      getComputedStyle(canvas.getByRole('textbox', { name: 'Value' })).getPropertyValue('-webkit-text-security')
    await expect(security()).toBe('disc')

    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))

    await expect(security()).toBe('none')
  },
}

/** Uploads a picture and expects that the server is asked to shrink it. */
const uploads = (size: string): Story['play'] =>
  async function play({ canvas, userEvent }) {
    const sent = [spyOn(FormData.prototype, 'append'), spyOn(FormData.prototype, 'set')]
    const bytes = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
      one => one.charCodeAt(0),
    )

    await userEvent.upload(
      canvas.getByLabelText('Upload a picture', { selector: 'input' }),
      new File([bytes], 'tea.png', { type: 'image/png' }),
    )

    await waitFor(() =>
      expect(sent.flatMap(({ mock }) => mock.calls.map(call => call.slice(0, 2)))).toContainEqual(['option', size]),
    )
    for (const one of sent) one.mockRestore()
    await canvas.findByRole('button', { name: /^Remove/ })
  }

// Proves TCO-23.
export const APictureIsShrunk: Story = {
  args: { field: { kind: 'image', shrink: { width: 80, height: 60 } }, values: [''] },
  play: uploads('{"width":80,"height":60}'),
}

// Proves TCO-23.
export const PicturesAreShrunk: Story = {
  args: { field: { kind: 'images', shrink: { width: 90, height: 70 } }, values: [[]] },
  play: uploads('{"width":90,"height":70}'),
}

// Proves TCO-15.
export const AsManyPicturesAsAllowed: Story = {
  args: { field: { kind: 'images', most: 2 }, values: [pictures] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Upload a picture', { selector: 'input' })).toBeNull()

    const [remove] = canvas.getAllByRole('button', { name: /^Remove/ })
    if (remove) await userEvent.click(remove)

    await expect(canvas.getByLabelText('Upload a picture', { selector: 'input' })).toBeInTheDocument()
  },
}

// Proves TCO-15.
export const AsManySlidesAsAllowed: Story = {
  args: { field: { kind: 'slides', most: 2, ratio: '12 / 4' }, values: [pictures] },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: /^Value.*1/ })

    await expect(canvas.queryByLabelText('Upload a picture', { selector: 'input' })).toBeNull()
    await expect(picture.closest('[style*="12 / 4"]')).not.toBeNull()
  },
}

// Proves TPK-3.
export const NamesOfPickedRows: Story = {
  args: {
    field: {
      kind: 'pick',
      ...picking(defineTable(adminUsers, { columns: ['nickname', 'username'], search: { nickname: 'contains' } })),
      showName: 'username',
      tag: { 3: 'danger' },
    },
    values: [3],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByTitle('seller').length).toBeGreaterThan(0))
  },
}

// Proves TPK-2.
export const SeveralPickedRows: Story = {
  args: {
    field: {
      kind: 'pick',
      ...picking(defineTable(adminUsers, { columns: ['nickname', 'username'], search: { nickname: 'contains' } })),
      showName: 'username',
      many: true,
    },
    values: ['3,3'],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('seller, seller').length).toBeGreaterThan(0))
  },
}

// Proves TCO-9.
export const WordsOfASwitch: Story = {
  args: { field: { kind: 'switch', on: 'cashes.approve', off: 'btn.reset' }, values: [1, 0] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTitle('Approve').length).toBeGreaterThan(0)
    await expect(canvas.getByTitle('Reset')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: /Approve|Value/ })).toBeChecked()
  },
}

// Proves TCO-13.
export const WordsOfASwitchInAList: Story = {
  args: { field: { kind: 'liveSwitch', of: adminGoods, on: 'cashes.approve', off: 'btn.reset' }, values: [1, 0] },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Approve')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: /^Value: .*1$/ })).toBeChecked()
  },
}

// Proves TDI-2.
export const OnlyTheEntriesInTheRows: Story = {
  args: {
    field: { kind: 'ref', to: adminUsers.list, show: 'username', some: true, only: ({ id }) => id !== 2, tag: { 3: 'danger' } },
    values: [3, 3],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByTitle('seller').length).toBeGreaterThan(0))

    await expect(canvas.getByText('#3')).toBeVisible()
  },
}

// Proves TDI-2.
export const AnotherKeyAndAQuery: Story = {
  args: { field: { kind: 'refs', to: allExpresses, show: 'name', by: 'code', query: { code: 'yd' } }, values: [['yd']] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: /Value/ })
    await userEvent.click(box)

    await waitFor(() =>
      expect(screen.getAllByRole('menuitemcheckbox').map(option => option.textContent)).toEqual(['Yida Express']),
    )
    await userEvent.keyboard('{Escape}')
  },
}

// Proves TDI-2.
export const SeveralOfManyEntries: Story = {
  args: { field: { kind: 'refs', to: adminUsers.list, show: 'username', some: true }, values: [[3]] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('seller').length).toBeGreaterThan(1))
  },
}

// Proves TCO-10.
export const AChoiceByItsRow: Story = {
  args: {
    field: { kind: 'choice', of, by: ({ id }) => String(id), hidden: ['2'], tag: { 1: 'success', 2: 'warning' } },
    values: ['0', '0'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByTitle('Yes').length).toBeGreaterThan(0)
    await expect(canvas.getByTitle('Reset')).toBeVisible()
    await expect(groundOf(canvas, 'Yes')).not.toBe(groundOf(canvas, 'Reset'))

    await userEvent.click(canvas.getByRole('combobox', { name: /^Value/ }))

    await waitFor(() => expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['No', 'Yes']))
    await userEvent.keyboard('{Escape}')
  },
}

// Proves TCO-14.
export const ARadioByItsRow: Story = {
  args: {
    field: { kind: 'radio', of, by: ({ id }) => String(id), hidden: ['2'], tag: { 1: 'success', 2: 'warning' } },
    values: ['1', '1'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Reset')).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}

// Proves TCO-8.
export const ColoursOfTags: Story = {
  args: { field: { kind: 'tag', colours: { Oak: 'danger' } }, values: ['Oak', 'Elm'] },
  play: async ({ canvas }) => {
    await expect(groundOf(canvas, 'Oak')).not.toBe(groundOf(canvas, 'Elm'))
  },
}

// Proves TCO-14.
export const ATreeInEnglish: Story = {
  args: {
    field: { kind: 'cascade', to: adminMenu, query: { type: 'getChildren' }, show: 'name', english: 'ename', anyLevel: true },
    values: ['1'],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Workbench/).length).toBeGreaterThan(0))
  },
}

// Proves TCO-14.
export const ATreeWithAnEntryInFront: Story = {
  args: {
    field: {
      kind: 'cascade',
      to: loadAreas,
      query: { deep: 1 },
      show: 'name',
      by: 'code',
      top: { value: '0', label: 'table.choose' },
    },
    values: ['0', '33'],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Zhejiang')

    await expect(canvas.getAllByText('Please choose').length).toBeGreaterThan(0)
  },
}
