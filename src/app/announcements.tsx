import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import { enqueue, type Message, type Politeness } from './announcement-queue.ts'

/** How long a message stays in its live region, in ms. Screen readers miss changes that are shorter. */
const shownFor = 500

// Keeps the regions available to screen readers while a modal dialog hides the rest of the page.
const neverHidden = { 'data-tabster-never-hide': '' }

/** The live regions of the toasts: one message at a time. */
const LiveRegions = ({ message }: { message: Message | undefined }) => {
  const textFor = (politeness: Politeness) => (message?.politeness === politeness ? message.text : '')
  return createPortal(
    <div {...neverHidden}>
      <VisuallyHidden>
        <span aria-live="assertive">{textFor('assertive')}</span>
        <span aria-live="polite">{textFor('polite')}</span>
      </VisuallyHidden>
    </div>,
    document.body,
  )
}

/**
 * Announces messages to screen readers, each for half a second. Fluent's toaster, which has live regions of its own, announces
 * only the last of several toasts that appear together, and none while a modal dialog is open. Source: WCA-4.
 * @returns the function for the toaster's `announce`, and the live regions to render.
 */
export const useAnnouncements = () => {
  const [queue, setQueue] = useState<readonly Message[]>([])
  const current = queue[0]
  const announce = useCallback((text: string, { politeness }: { politeness: Politeness }) => {
    setQueue(before => enqueue(before, { text, politeness }))
  }, [])
  useEffect(() => {
    if (!current) return undefined
    const timer = setTimeout(() => setQueue(([, ...rest]) => rest), shownFor)
    return () => clearTimeout(timer)
  }, [current])
  return { announce, regions: <LiveRegions message={current} /> }
}
