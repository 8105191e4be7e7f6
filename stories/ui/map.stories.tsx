import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Point } from '#src/ui/map/map-grid.ts'
import { MapView } from '#src/ui/map/map-view.tsx'

const MovableMap = ({ label, point, onMove }: { label: string; point: Point; onMove?: (point: Point) => void }) => {
  const [at, setAt] = useState(point)
  return <MapView label={label} point={at} onMove={onMove ?? setAt} />
}

/** A location on the drawn map; an editable one moves by a click or the arrow keys. */
const meta = {
  title: 'ui/Map',
  tags: ['autodocs'],
  component: MovableMap,
  args: { label: 'Place of the store', point: { lng: 120.1, lat: 30.2 } },
} satisfies Meta<typeof MovableMap>
export default meta

type Story = StoryObj<typeof meta>

const placeIn = (status: HTMLElement) => (status.textContent ?? '').split(', ').map(Number)

export const Movable: Story = {
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('application', { name: 'Place of the store' })
    const status = canvas.getByText('120.100000, 30.200000')

    map.focus()
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}')

    const [lng = 0, lat = 0] = placeIn(status)
    await expect(lat).toBeGreaterThan(30.2)
    await expect(lng - 120.1).toBeGreaterThan(5 * (lat - 30.2))
    await userEvent.click(map)
    await expect(placeIn(status)).not.toEqual([lng, lat])
  },
}

export const OnlyShown: Story = {
  render: ({ label, point }) => <MapView label={label} point={point} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('application')).toBeNull()

    await userEvent.click(canvas.getByRole('img', { name: 'Place of the store' }))

    await expect(canvas.getByText('120.100000, 30.200000')).toBeVisible()
  },
}

export const DarkInChinese: Story = { globals: { theme: 'dark', language: 'zh-cn' } }
