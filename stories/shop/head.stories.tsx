import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ClassMenu } from '#src/app/storefront/class-menu.tsx'
import { SearchBox } from '#src/app/storefront/search-box.tsx'
import { desktop, isSeen, still } from '../table/office.tsx'

/** The menus of the storefront's header. */
export default {
  title: 'shop/Head',
  ...desktop,
  decorators: [
    Story => (
      <div style={{ position: 'relative', minHeight: '640px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta

/** Down opens the menu, right moves to the subcategories, left moves back, Escape closes it. */
export const MenuOfClasses: StoryObj = {
  render: () => <ClassMenu />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'All categories' })
    const roots = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-root]')]

    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(roots().length).toBeGreaterThan(1))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(roots()[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement?.closest('[data-below]')).not.toBeNull()
    await userEvent.keyboard('{ArrowLeft}')

    await expect(roots()[1]).toHaveFocus()
    await still()
  },
}

/** Recent searches, then matching categories and products; the arrow keys reach them from the box. */
export const Suggestions: StoryObj = {
  render: () => (
    <div style={{ maxWidth: '640px' }}>
      <SearchBox />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')

    await userEvent.type(box, 'tea')
    await isSeen(await canvas.findByRole('listbox'))
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(1))
    await userEvent.keyboard('{ArrowDown}')

    await expect(canvas.getByRole('option', { selected: true })).toBeVisible()
  },
}
