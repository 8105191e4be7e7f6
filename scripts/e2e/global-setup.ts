import type { FullConfig } from '@playwright/test'
import { expectIdentity } from './identity.ts'
import { buildForSuites, wantedIdentity } from './serve.ts'

/** Before the first test: checks that the right server answers, and rebuilds the app if needed. */
export default async ({ projects }: FullConfig): Promise<void> => {
  const api = process.env.E2E_API
  await expectIdentity(projects[0]?.use.baseURL ?? '', wantedIdentity(api))
  await buildForSuites(api)
}
