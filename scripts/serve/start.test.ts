import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { devServer } from './dev-server.ts'

/** A logger that stores warnings and errors. */
const keepingLogger = () => {
  const messages: string[] = []
  const keep = (text: string) => void messages.push(text)
  return { messages, logger: { ...createLogger('silent'), warn: keep, warnOnce: keep, error: keep } }
}

it('starts without warnings if nothing is cached', { timeout: 120_000 }, async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'meridian-start-'))
  const { messages, logger } = keepingLogger()
  const server = await devServer(0, { cacheDir, customLogger: logger })
  onTestFinished(async () => {
    await server.close()
    rmSync(cacheDir, { recursive: true, force: true })
  })

  await server.listen()
  await server.environments.client.depsOptimizer?.scanProcessing

  expect(messages).toEqual([])
})
