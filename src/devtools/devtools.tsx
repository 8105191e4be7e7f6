import { makeStyles, tokens } from '@fluentui/react-components'
import { WrenchRegular } from '@fluentui/react-icons/svg/wrench'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { onDevtoolsShortcut } from '#src/lib/site/devtools-shortcut.ts'
import { isPresenting } from '#src/lib/site/present.ts'
import { startTour, tourNamed, tourStore } from '#src/lib/site/tour.ts'
import { giveFocus } from '#src/ui/focus/return-focus.ts'
import { activeStore } from './recording/active-store.ts'
import { disown } from './recording/last-event.ts'
import { playerStore } from './recording/player-store.ts'
import { lastTab, rememberDevtools, wasOpen } from './tabs.ts'

const DevtoolsDrawer = lazy(async () => ({ default: (await import('./drawer.tsx')).DevtoolsDrawer }))

const Recorder = lazy(async () => ({ default: (await import('./recording/recorder.tsx')).Recorder }))

const Player = lazy(async () => ({ default: (await import('./recording/player.tsx')).Player }))

const GuidedTour = lazy(async () => ({ default: (await import('./tour/tour.tsx')).GuidedTour }))

type TabStore = { readonly listen: (listener: () => void) => () => void; readonly text: () => string | undefined }

const useRuns = ({ listen, text }: TabStore): boolean => useSyncExternalStore(listen, text) !== undefined

/** Recordings leave the devtools out. React tells by its own tree, to which their menus and lists belong, too. */
const ownEvents = Object.fromEntries(
  ['onClickCapture', 'onInputCapture', 'onChangeCapture', 'onKeyDownCapture'].map(name => [
    name,
    ({ nativeEvent }: SyntheticEvent) => disown(nativeEvent),
  ]),
)

/** `?tour=1` starts the tour of a purchase, `?tour=refund` another one. Removes the parameter, so that a reload continues the tour instead of restarting it. */
const startByAddress = (): void => {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const asked = query.get('tour') ?? ''
  const name = asked === '1' ? 'purchase' : tourNamed(asked)
  if (!name) return
  query.delete('tour')
  history.replaceState(history.state, '', pathname + (query.size > 0 ? `?${query.toString()}` : ''))
  startTour(name)
}

const useStyles = makeStyles({
  /** In the middle of the window's edge, where no page has a bar, button or pager; narrower than a phone's page margin. */
  button: {
    position: 'fixed',
    insetInlineEnd: 0,
    top: '62%',
    zIndex: 900,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '16px',
    height: '48px',
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRightWidth: 0,
    borderRadius: `${tokens.borderRadiusXLarge} 0 0 ${tokens.borderRadiusXLarge}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    fontSize: '12px',
    transitionProperty: 'width, font-size',
    transitionDuration: tokens.durationFast,
    ':hover': { width: '40px', fontSize: '20px' },
    ':focus-visible': { width: '40px', fontSize: '20px', outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '@media print': { display: 'none' },
  },
})

/**
 * The devtools of the mock: a handle at the edge of the window unless the tab presents the shop, and a shortcut. Builds for a real server do not contain them.
 * @param look controls for language and theme.
 */
export const Devtools = ({ look }: { look: ReactNode }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [open, setOpen] = useState(wasOpen)
  const [tab, setTab] = useState(lastTab)
  const [presents] = useState(isPresenting)
  const button = useRef<HTMLButtonElement>(null)
  const tours = useRuns(tourStore)
  const records = useRuns(activeStore)
  const plays = useRuns(playerStore)
  useEffect(startByAddress, [])
  useEffect(() => rememberDevtools(open, tab), [open, tab])

  const close = () => {
    setOpen(false)
    giveFocus(button.current)
  }
  const press = useEffectEvent(() => {
    if (open) close()
    else setOpen(true)
  })
  useEffect(() => onDevtoolsShortcut(() => press()), [])

  return (
    <div style={{ display: 'contents' }} {...ownEvents}>
      {!presents && (
        <button
          ref={button}
          type="button"
          className={styles.button}
          title={t('devtools.open')}
          aria-label={t('devtools.open')}
          aria-expanded={open}
          data-demo=""
          aria-keyshortcuts="Alt+Shift+M"
          onClick={() => setOpen(true)}
        >
          <WrenchRegular aria-hidden="true" />
        </button>
      )}
      <Suspense fallback={null}>{tours && <GuidedTour />}</Suspense>
      <Suspense fallback={null}>{open && <DevtoolsDrawer tab={tab} onTab={setTab} onClose={close} look={look} />}</Suspense>
      <Suspense fallback={null}>{records && <Recorder />}</Suspense>
      <Suspense fallback={null}>{plays && <Player />}</Suspense>
    </div>
  )
}
