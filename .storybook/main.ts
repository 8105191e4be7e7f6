import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { offline } from '../scripts/build/offline-plugin.ts'
import { prebundled } from '../scripts/build/prebundled.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Stories use the mock in the page, so they need the same plugins as a build with the mock.
  viteFinal: own =>
    mergeConfig(own, { mode: 'mock', plugins: [msw({ mode: 'worker-only' }), offline()], optimizeDeps: { include: prebundled } }),
}

export default config
