import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorPage } from '#src/pages/error/error-page.tsx'
import NotFound from '#src/pages/error/not-found.page.tsx'
import { StartFailed } from '#src/pages/error/start-failed.tsx'
import { UnknownView } from '#src/pages/error/unknown-view.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { CardsSkeleton, LinesSkeleton, RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { Board, darkChinese } from './board.tsx'

/** What a screen shows while its data loads, and if it fails to load. No screen is ever blank. */
const meta = { title: 'ui/States', tags: ['autodocs'], component: Board, args: { rows: {} } } satisfies Meta<typeof Board>
export default meta

type Story = StoryObj<typeof meta>

const waiting = {
  CardsSkeleton: <CardsSkeleton count={4} />,
  RowsSkeleton: <RowsSkeleton count={2} />,
  LinesSkeleton: <LinesSkeleton count={3} />,
}

export const Loading: Story = {
  args: { rows: waiting },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('progressbar', { name: 'Loading', busy: true })

    await expect(shown).toHaveLength(Object.keys(waiting).length)
  },
}

export const LoadingInTheDark: Story = { args: { rows: waiting }, ...darkChinese }

const failed = {
  ErrorState: <ErrorState onRetry={() => {}} />,
  ErrorPage: (
    <ErrorPage title="This page does not exist" hint="The link may be out of date." around="4" actions={<Button>Home</Button>} />
  ),
}

export const Failed: Story = { args: { rows: failed } }

export const FailedInTheDark: Story = { args: { rows: failed }, ...darkChinese }

const noWorker = Object.assign(new Error('Service workers are not available here.'), { name: 'NoWorker' })

export const NoServiceWorkers: Story = {
  render: () => <StartFailed error={noWorker} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('service workers')
  },
}

export const NoServiceWorkersDarkInChinese: Story = { render: NoServiceWorkers.render, ...darkChinese }

/** The stored data may be the cause, so it can be downloaded and reset. */
export const CouldNotStart: Story = {
  render: () => <StartFailed error={new Error('The seed is broken.')} keepsShop />,
  play: async ({ canvas, userEvent }) => {
    const download = canvas.getByRole('button', { name: 'Download the stored data' })
    await userEvent.click(download)
    await expect(download).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Reset the demo' })).toBeEnabled()
  },
}

export const CouldNotStartDarkInChinese: Story = { render: CouldNotStart.render, ...darkChinese }

export const UnknownScreen: Story = {
  render: () => <UnknownView view="Admin/weather/index" home="/Admin/dashboard" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('This screen is not available')
    await expect(canvas.getByText(/"Admin\/weather\/index"/)).toBeVisible()
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}

export const UnknownScreenDarkInChinese: Story = { render: UnknownScreen.render, ...darkChinese }

export const NotFoundPage: Story = { render: () => <NotFound /> }
