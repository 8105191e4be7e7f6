import { decoded } from '#contracts/wire/request-path.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { decodeParams } from '#contracts/api/kit/values.ts'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { z } from 'zod'
import { call } from '#src/lib/http/call.ts'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { tokenOf } from '#src/lib/session/sessions.ts'
import { currentTour, setTour, tourStore, type Tour } from '#src/lib/site/tour.ts'
import { isDataKey } from '#src/lib/http/use-data.ts'
import { attempt, succeeded } from '#src/lib/http/attempt.ts'
import { findProduct } from './prepare.ts'
import { steps, type Seen } from './steps.ts'

/** Polling interval, in milliseconds. */
const every = 700

const ToPay = z.object({ order_id: z.array(z.int()) })

/** The id of the order in the URL of the payment page. */
const orderIn = (path: string): number | undefined => {
  const [, text] = /^\/order\/pay\/([^?]+)/.exec(path) ?? []
  return text === undefined ? undefined : decodeParams(decoded(text), ToPay)?.order_id[0]
}

const stageOf = async ({ order }: Tour): Promise<number | undefined> => {
  if (order === undefined || !tokenOf('buyer')) return undefined
  const found = await attempt(call(showOrder, { params: { id: order } }, { as: 'buyer', quiet: true }))
  return found?.order_status
}

/** Adds what has become known since: the product, then the order. */
const learned = async (tour: Tour, path: string): Promise<Tour> => {
  const goods = tour.goods ?? (await attempt(findProduct()))
  const order = tour.order ?? orderIn(path)
  return { ...tour, ...(goods !== undefined && { goods }), ...(order !== undefined && { order }) }
}

const look = async (tour: Tour): Promise<{ seen: Seen; next: Tour }> => {
  const path = currentPath()
  const known = await learned(tour, path)
  const seen = { path, stage: await stageOf(known) }
  const isDone = steps[known.step]?.isDone(seen, known) ?? false
  return { seen, next: isDone ? { ...known, step: known.step + 1 } : known }
}

/** The tour of this tab. Advances when the visitor, or the tour itself, has done a step. */
export const useTour = () => {
  const text = useSyncExternalStore(tourStore.listen, tourStore.text)
  const tour = currentTour(text)
  const { mutate } = useSWRConfig()
  const [path, setPath] = useState(currentPath)
  const [busy, setBusy] = useState(false)
  const runs = tour !== undefined

  const watch = useEffectEvent(async () => {
    if (!tour || !steps[tour.step]) return
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

  const step = tour && steps[tour.step]
  const act = async () => {
    if (!tour || !step) return
    setBusy(true)
    try {
      // A refusal has been reported already; the step stays.
      if (await succeeded(step.act(tour))) await mutate(isDataKey)
    } finally {
      setBusy(false)
    }
  }
  return { tour, step, path, busy, act }
}
