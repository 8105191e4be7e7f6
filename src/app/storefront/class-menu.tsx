import { Button, makeStyles } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#src/lib/site/use-site.ts'
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx'

// Loaded lazily: most visits never open it.
const ClassBrowser = lazyPart(
  async () => (await import('./class-browser.tsx')).ClassBrowser,
  () => null,
)

const useStyles = makeStyles({
  root: { display: 'flex' },
  button: { minWidth: '208px', justifyContent: 'flex-start', borderRadius: 0, height: '100%' },
  text: { flex: 1, textAlign: 'start' },
  panel: { position: 'absolute', top: '100%', insetInline: 0, paddingTop: 0 },
})

const closeDelay = 150

/** Opens on hover, click, Enter and arrow down; closes on Escape, and when the pointer or the focus leaves. */
const useFlyOut = () => {
  const [open, setOpen] = useState(false)
  const timer = useRef(0)
  const root = useRef<HTMLDivElement>(null)
  const later = (next: boolean, delay: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(next), delay)
  }
  return {
    open,
    setOpen,
    root,
    hover: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(true, 80)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(false, closeDelay)
      },
      onBlur: (event: FocusEvent) => {
        if (!root.current?.contains(event.relatedTarget)) setOpen(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        root.current?.querySelector('button')?.focus()
      },
    },
  }
}

/** The "All categories" button with its fly-out of categories and brands. */
export const ClassMenu = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: site } = useSite()
  const { open, setOpen, root, hover } = useFlyOut()
  const panelId = useId()
  // A mouse has already opened it on hover; only keyboard and touch toggle.
  const click = (event: MouseEvent) =>
    setOpen(event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'mouse' ? true : !open)
  return (
    <div className={styles.root} ref={root} {...hover}>
      <Button
        className={styles.button}
        appearance="primary"
        icon={<NavigationRegular />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={click}
        onKeyDown={event => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            setOpen(true)
          }
        }}
      >
        <span className={styles.text}>{t('shell.allClasses')}</span>
        <ChevronDownRegular aria-hidden="true" />
      </Button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {open && site && <ClassBrowser classes={site.classes} brands={site.brands} onChosen={() => setOpen(false)} />}
      </div>
    </div>
  )
}
