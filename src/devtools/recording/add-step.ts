import type { Act, RecordedCall, Recording, Step, Target } from './recording.ts'

/** What a screen shows: its path and heading. */
export type Screen = Pick<Step, 'path' | 'title'>

/** The most calls that a step lists; a screen that polls would fill the recording. */
const mostCalls = 40

const isSame = (a: Target, b: Target): boolean => a.role === b.role && a.name === b.name && a.nth === b.nth

const updated = (recording: Recording, at: number, change: (step: Step) => Step): Recording => ({
  ...recording,
  steps: recording.steps.map((step, index) => (index === at ? change(step) : step)),
})

/** Notes the screen that the last step has led to. */
export const withScreen = (recording: Recording, screen: Screen): Recording =>
  updated(recording, recording.steps.length - 1, step => ({ ...step, ...screen }))

/** Adds what was done; typing on in a field changes the step that began it. */
export const addStep = (recording: Recording, act: Act, screen: Screen): Recording => {
  const before = withScreen(recording, screen)
  const last = before.steps.at(-1)?.act
  if (act.do === 'fill' && last?.do === 'fill' && isSame(act.target, last.target))
    return updated(before, before.steps.length - 1, step => ({ ...step, act }))
  return { ...before, steps: [...before.steps, { act, ...screen, calls: [] }] }
}

/** Adds a call to a step. */
export const addCall = (recording: Recording, at: number, call: RecordedCall): Recording =>
  updated(recording, at, step => (step.calls.length < mostCalls ? { ...step, calls: [...step.calls, call] } : step))
