import { download } from '#src/lib/browser/download.ts'
import { anything, control } from './control.ts'

/** Downloads the whole shop as a JSON file, which the tab of the shop imports elsewhere. Source: CTL-11. @throws Error when the backend refuses. */
export const downloadWorld = async (): Promise<void> => {
  const world = await control(anything, 'GET', '/world')
  download('meridian-world.json', JSON.stringify(world), 'application/json')
}
