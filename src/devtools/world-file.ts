import { download } from '#src/lib/browser/download.ts'
import { anything, control } from './control.ts'

/** Downloads the whole shop as a JSON file, to import in the World tab. Source: CTL-11. @throws Error if the mock refuses. */
export const downloadWorld = async (): Promise<void> => {
  const world = await control(anything, 'GET', '/world')
  download('meridian-world.json', JSON.stringify(world), 'application/json')
}
