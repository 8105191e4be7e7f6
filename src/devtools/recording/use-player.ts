import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { isDataKey } from '#src/lib/http/use-data.ts'
import { useChange } from '../control.ts'
import { untilSeen, untilTrue } from '../tour/on-screen.ts'
import { recordingOf } from './library.ts'
import { perform, type Outcome } from './perform.ts'
import { openStart, playerStore } from './player-store.ts'
import { pathParts, type Step } from './recording.ts'
import { findTarget } from './target.ts'

/** The control that a step uses, if the screen shows it. */
export const targetOf = ({ act }: Step): Element | undefined =>
  'target' in act && act.target ? findTarget(act.target) : undefined

/** Whether a path is the one of a step, apart from its query and from parameters. */
const isAtScreen = (path: string, wanted: string): boolean => pathParts(path).join('/') === pathParts(wanted).join('/')

/** Plays the recording of this tab: one step, or all that follow. */
export const usePlayer = () => {
  const text = useSyncExternalStore(playerStore.listen, playerStore.text)
  const place = playerStore.read(text)
  const { data: recording } = useSWR(place && ['recording', place.id], () => recordingOf(place?.id ?? ''))
  const { mutate } = useSWRConfig()
  const change = useChange()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Exclude<Outcome, 'done'> | 'elsewhere'>()
  const stopped = useRef(false)
  useEffect(() => () => void (stopped.current = true), [])

  const playStep = async (step: Step): Promise<boolean> => {
    const { act } = step
    if ('target' in act && act.target && act.do !== 'upload') await untilSeen(() => targetOf(step))
    const outcome = await change(() => perform(act))
    if (outcome !== 'done') {
      setProblem(outcome)
      return false
    }
    if (['control', 'world', 'signIn', 'signOut'].includes(act.do)) await mutate(isDataKey)
    if (await untilTrue(() => isAtScreen(currentPath(), step.path))) return true
    setProblem('elsewhere')
    return false
  }

  const playTo = async (end: number): Promise<void> => {
    stopped.current = false
    setBusy(true)
    setProblem(undefined)
    const steps = recording?.steps ?? []
    for (let now = playerStore.read(); now && now.at < end && !stopped.current; now = playerStore.read()) {
      const step = steps[now.at]
      const isDone = step !== undefined && (await playStep(step))
      if (!isDone) break
      playerStore.write({ id: now.id, at: now.at + 1 })
    }
    setBusy(false)
  }
  const begin = useEffectEvent((end: number) => void playTo(end))
  const until = recording && place?.until
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(() => begin(until))
    return () => clearTimeout(timer)
  }, [until])

  const skip = () => {
    setProblem(undefined)
    if (place) playerStore.write({ id: place.id, at: place.at + 1 })
  }
  const restart = async () => {
    setProblem(undefined)
    if (recording) await change(() => openStart(recording))
  }
  return { recording, at: place?.at ?? 0, busy, problem, playTo, skip, restart, stop: () => void (stopped.current = true) }
}
