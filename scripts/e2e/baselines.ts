/** The folder of baselines; without E2E_BASELINES one that is not committed. */
const folder = process.env.E2E_BASELINES ?? 'dist/baselines'

/** Where `toHaveScreenshot` keeps baselines: without project and platform, because shuffled runs rename projects. Source: PCT-6. */
export const baselinePath = `${folder}/{testFilePath}/{arg}{ext}`
