import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** The worker as one module, as Workers run it. */
export const bundleWorker = async (): Promise<string> => {
  const input = fileURLToPath(new URL('worker.ts', import.meta.url))
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false })
  await bundle.close()
  return output[0].code
}
