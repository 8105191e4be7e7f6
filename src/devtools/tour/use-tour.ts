import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { currentPath, goTo } from '#src/lib/browser/navigation.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { isDataKey } from '#src/lib/http/use-data.ts'
import { setTour, tourStore, type Tour } from '#src/lib/site/tour.ts'
import { findOnScreen, untilSeen } from './on-screen.ts'
import { plans } from './plans.ts'
import type { Seen, Step } from './steps/step.ts'

/** Polling interval, in milliseconds. */
const every = 700

const look = async (tour: Tour): Promise<{ seen: Seen; next: Tour }> => {
  const path = currentPath()
  const { steps, learn, see } = plans[tour.name]
  const known = await learn(tour, path)
  const seen = { path, ...(await see(known)) }
  const isDone = steps[known.step]?.isDone(seen, known) ?? false
  return { seen, next: isDone ? { ...known, step: known.step + 1 } : known }
}

const withoutQuery = (path: string): string | undefined => path.split('?')[0]

/** Whether a path shows the screen of a step. */
export const isAtStep = (path: string, step: Step, tour: Tour): boolean =>
  step.isAt?.(path) ?? withoutQuery(path) === withoutQuery(step.path(tour))

/** The tour of this tab. Advances when the visitor, or the tour itself, has done a step. */
export const useTour = () => {
  const text = useSyncExternalStore(tourStore.listen, tourStore.text)
  const tour = tourStore.read(text)
  const { mutate } = useSWRConfig()
  const [path, setPath] = useState(currentPath)
  const [busy, setBusy] = useState(false)
  const runs = tour !== undefined

  const watch = useEffectEvent(async () => {
    if (!tour || !plans[tour.name].steps[tour.step]) return
    const { seen, next } = await look(tour)
    setPath(seen.path)
    // The tour may have been closed or skipped meanwhile.
    if (tourStore.text() === text && JSON.stringify(next) !== JSON.stringify(tour)) setTour(next)
  })
  useEffect(() => {
    if (!runs) return undefined
    let timer: ReturnType<typeof setTimeout>
    let isHere = true
    const again = async () => {
      await watch()
      if (isHere) timer = setTimeout(() => void again(), every)
    }
    void again()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [runs])

  const step = tour && plans[tour.name].steps[tour.step]
  const act = async () => {
    if (!tour || !step) return
    setBusy(true)
    try {
      const known = await plans[tour.name].learn(tour, currentPath())
      // First the screen, with its control: the visitor sees what the tour does.
      if (!isAtStep(currentPath(), step, known)) goTo(step.path(known))
      await untilSeen(() => findOnScreen(step.points(known)))
      // A refusal has been reported already; the step stays.
      if (await succeeded(step.act(known))) await mutate(isDataKey)
    } finally {
      setBusy(false)
    }
  }
  return { tour, step, path, busy, act }
}
