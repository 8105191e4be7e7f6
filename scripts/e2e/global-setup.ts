import type { FullConfig } from '@playwright/test'
import { expectIdentity } from './identity.ts'
import { buildForSuites, wantedIdentity } from './serve.ts'

/** Before the first test: the server that answers is the one to test, and what it serves is up to date. */
export default async ({ projects }: FullConfig): Promise<void> => {
  const api = process.env.E2E_API
  await expectIdentity(projects[0]?.use.baseURL ?? '', wantedIdentity(api))
  await buildForSuites(api)
}
