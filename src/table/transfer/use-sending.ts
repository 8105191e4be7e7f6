import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import type { TableDefinition } from '../define-table.ts'
import { refusedRow, sendRows } from './import-send.ts'
import type { Outgoing } from './twice.ts'

/**
 * Sends the rows of an import: progress, stop, and the reason of a refusal. Accepted rows are not sent again.
 * Source: TEX-7.
 */
export const useSending = ({ calls: { importRows, update } }: TableDefinition, rows: readonly Outgoing[]) => {
  const { t } = useTranslation()
  const [sent, setSent] = useState(0)
  const [state, setState] = useState<'still' | 'going' | 'stopping'>('still')
  const [refusal, setRefusal] = useState<string>()
  const running = useRef<AbortController>(null)
  const refused = ({ msg }: Failure, before: number) => {
    const place = refusedRow(msg)
    const row = rows[before + (place?.at ?? 0)]
    // A refused update concerns its only row; a refused batch must name one.
    const line = place || row?.id !== undefined ? row?.line : undefined
    setRefusal(line === undefined ? msg || t('msg.error') : t('table.refusedLine', { line, text: place?.text ?? msg }))
  }
  const sendPart = async (part: readonly Outgoing[]) => {
    const [first] = part
    if (first?.id !== undefined && update) return call(update, { params: { id: first.id }, body: first.body }, { quiet: true })
    const body = Object.fromEntries(part.map((row, place) => [place, row.body]))
    return importRows && call(importRows, { body }, { quiet: true })
  }
  /** @returns the number of rows accepted by this run. */
  const send = async (): Promise<number> => {
    if (!importRows) return 0
    const { signal } = (running.current = new AbortController())
    let taken = 0
    setState('going')
    setRefusal(undefined)
    try {
      await sendRows(rows.slice(sent), {
        send: sendPart,
        onSent: count => setSent(sent + (taken = count)),
        signal,
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refused(error, sent + taken)
    } finally {
      setState('still')
    }
    return taken
  }
  const stop = () => {
    running.current?.abort()
    setState('stopping')
  }
  return { sent, state, refusal, send, stop }
}
