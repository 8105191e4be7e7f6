import { useEffect, useState } from 'react'
import { anything, control } from './control.ts'
import { LoggedCalls, type LoggedCall } from './call-log.ts'

const every = 1000
const most = 200

/** The latest calls, newest first. Polls for new ones only. */
export const useCallLog = () => {
  const [calls, setCalls] = useState<readonly LoggedCall[]>([])
  useEffect(() => {
    let last = 0
    let isHere = true
    const look = async () => {
      const { calls: next } = await control(LoggedCalls, 'GET', `/calls?after=${String(last)}`)
      const newest = next.at(-1)
      if (!isHere || !newest || newest.id <= last) return
      last = newest.id
      setCalls(known => [...next.toReversed(), ...known].slice(0, most))
    }
    // If no mock answered, retry a second later.
    const again = () => void look().catch(() => undefined)
    again()
    const timer = setInterval(again, every)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [])
  const clear = async () => {
    await control(anything, 'DELETE', '/calls')
    setCalls([])
  }
  return { calls, clear }
}
