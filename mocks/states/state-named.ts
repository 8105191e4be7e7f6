import { stateNames, states, type StateName } from '#contracts/states/index.ts'
import { unknownName } from '../unknown-name.ts'

const isState = (name: string): name is StateName => Object.hasOwn(states, name)

/** Looks a provider state up by name. @throws Error with the name that was probably meant if there is none. Source: MCK-13. */
export const stateNamed = (name: string): StateName => {
  if (isState(name)) return name
  throw new Error(`${unknownName('state', name, stateNames)} GET /_mock/states lists all.`)
}
