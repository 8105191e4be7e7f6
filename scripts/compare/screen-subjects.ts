import { showScreen, turn, visitScreen } from '../pictures/camera.ts'
import type { Screen } from '../screens/screens.ts'
import type { Chain, Subject } from './subject.ts'

/** The most screens that are shown without a reload. */
const longest = 12

const isOfOffice = ({ path }: Screen): boolean => /^\/(Admin|Seller)\//.test(path)

/** A screen or route as a subject. */
export const screenSubject = (screen: Screen): Subject => {
  const { name, path, start } = screen
  return {
    group: name,
    name: '',
    widths: isOfOffice(screen) ? [1440, 1024, 375] : [1440, 375],
    stageOf: ({ language }) => language,
    open: (camera, look) => showScreen(camera, path, start, look),
    follow: (camera, look) => visitScreen(camera, path, look),
    turn,
  }
}

const parts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/**
 * Screens that start in the same state form chains, because showing them changes nothing. Screens with states of their own are
 * alone.
 */
export const screenChains = (screens: readonly Screen[]): Chain[] => {
  const alike = Map.groupBy(screens, ({ start, name }) => ((start.states?.length ?? 0) > 0 ? name : JSON.stringify(start)))
  return [...alike.values()].flatMap(list => parts(list, longest)).map(list => list.map(screenSubject))
}
