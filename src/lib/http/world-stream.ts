import { z } from 'zod'
import { worldRoot } from '../browser/app-base.ts'

const Changed = z.object({ calls: z.array(z.string()) })
const People = z.object({ people: z.array(z.object({ tab: z.string(), name: z.string(), screen: z.string() })) })

/** Another visitor of the same shared world; `screen` is the title of the screen they see. */
export type Person = z.output<typeof People>['people'][number]

/** The name of this tab for the others in the world. */
export const ownTab: string = typeof crypto !== 'undefined' && 'randomUUID' in crypto ? crypto.randomUUID() : `tab-${Date.now()}`

/** Changes that came before anybody listened. */
const missed = new Set<string>()
let onChange: ((calls: readonly string[]) => void) | undefined
let people: readonly Person[] = []
const listeners = new Set<() => void>()

const changed = (calls: readonly string[]): void => {
  if (onChange) onChange(calls)
  else for (const call of calls) missed.add(call)
}

const dataOf = (event: MessageEvent<unknown>): unknown => JSON.parse(String(event.data))

/** Opens the stream of what happens in a shared world. After an interruption everything counts as changed. Source: HST-5. */
export const openWorldStream = (): void => {
  const stream = new EventSource(`${worldRoot}/_mock/events?tab=${ownTab}`)
  let wasOpen = false
  stream.addEventListener('open', () => {
    if (wasOpen) changed(['*'])
    wasOpen = true
    listeners.forEach(listener => listener())
  })
  stream.addEventListener('change', event => changed(Changed.parse(dataOf(event)).calls))
  stream.addEventListener('people', event => {
    people = People.parse(dataOf(event)).people
    listeners.forEach(listener => listener())
  })
}

/** Calls `listener` with the calls whose replies have changed; `*` means all. @returns a function that ends this. */
export const onWorldChange = (listener: (calls: readonly string[]) => void): (() => void) => {
  onChange = listener
  if (missed.size > 0) listener([...missed])
  missed.clear()
  return () => void (onChange = undefined)
}

/** Who is in the world, oneself included. */
export const peopleHere = (): readonly Person[] => people

/** Calls `listener` when visitors arrive, leave or open another screen. @returns a function that ends this. */
export const onPeople = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the others who sits at this tab and what they see. A failure is not worth a message. */
export const introduce = (name: string, screen: string): void => {
  const body = JSON.stringify({ tab: ownTab, name: name.slice(0, 40), screen: screen.slice(0, 120) })
  void fetch(`${worldRoot}/_mock/people`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    () => {},
  )
}
