import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Suggestion } from './use-suggestions.ts'

/**
 * A combobox with a list: arrow keys move, Enter selects, Escape closes. Opens on focus and on input. Source: WAI-ARIA, combobox.
 */
export const useCombobox = (onChoose: (suggestion: Suggestion) => void) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [count, setCount] = useState(0)
  const shown = useRef<readonly Suggestion[]>([])
  const optionId = (at: number) => `${id}-${at}`
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const show = () => {
    setOpen(true)
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChoose(suggestion)
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const reached = shown.current[active]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && open && reached) {
      event.preventDefault()
      choose(reached)
    } else if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      // One position more than suggestions: the box itself.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    }
  }
  const isListed = open && count > 0
  return {
    open,
    show,
    close,
    list: {
      id,
      active,
      optionId,
      onChoose: choose,
      onShown: (found: readonly Suggestion[]) => {
        shown.current = found
        setCount(found.length)
        setActive(-1)
      },
    },
    input: {
      role: 'combobox',
      'aria-expanded': isListed,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      ...(isListed && active >= 0 && { 'aria-activedescendant': optionId(active) }),
      onKeyDown: keys,
    },
  } as const
}
