import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { BrandLogo, BrandMark } from '#src/ui/media/brand-logo.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { FaIcon } from '#src/ui/media/fa-icon.tsx'
import { Pager } from '#src/ui/layout/pager.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { RichText } from '#src/ui/media/rich-text.tsx'
import { Sortable } from '#src/ui/controls/sortable.tsx'
import { Stars } from '#src/ui/controls/stars.tsx'
import { Steps } from '#src/ui/layout/steps.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import { Board, darkChinese } from './board.tsx'

const text = '<h3>Spring tea</h3><p>Picked <strong>by hand</strong>.</p><ul><li>light</li><li>fresh</li></ul>'

const Marks = () => {
  const [page, setPage] = useState(7)
  const [order, setOrder] = useState<readonly string[]>(['First', 'Second', 'Third'])
  return (
    <Board
      rows={{
        BrandMark: <BrandMark />,
        BrandLogo: <BrandLogo name="Meridian" />,
        FaIcon: (
          <>
            <FaIcon name="fa-truck" /> <FaIcon name="fa-users" />
          </>
        ),
        Stars: <Stars value={4.5} />,
        Steps: <Steps label="Order" current={1} steps={['Paid', 'Shipped', 'Received']} />,
        Crumbs: <Crumbs trail={[{ name: 'Tea', to: '/s' }, { name: 'Green tea' }]} />,
        Pager: <Pager page={page} lastPage={12} total={234} onChange={setPage} />,
        Panel: (
          <Panel title="Your orders" hint="The last five" extra={<TextLink to="/user/orders">All</TextLink>}>
            Nothing yet
          </Panel>
        ),
        Container: <Container>As wide as the shop</Container>,
        Picture: (
          <div style={{ width: 120 }}>
            <Picture src="/storage/goods/mug-1-red-1.svg" size={150} alt="A red mug" eager />
          </div>
        ),
        'Picture, broken': (
          <div style={{ width: 120 }}>
            <Picture src="" alt="Nothing to see" />
          </div>
        ),
        RichText: <RichText value={text} />,
        Sortable: (
          <Sortable label="Order" items={order} keyOf={one => one} nameOf={one => one} onSort={setOrder}>
            {one => <span>{one}</span>}
          </Sortable>
        ),
        VisuallyHidden: (
          <>
            seen <VisuallyHidden>and only heard</VisuallyHidden>
          </>
        ),
      }}
    />
  )
}

/** Tags, badges, frames, and pictures with a fixed size, so that nothing jumps when they load. */
const meta = { title: 'ui/Marks and frames', tags: ['autodocs'], component: Marks } satisfies Meta<typeof Marks>
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /8/ }))

    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('8')
  },
}

export const DarkInChinese: Story = { ...darkChinese }
