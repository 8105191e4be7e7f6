import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../feedback/part.tsx'
import { useKeepTabster } from '../focus/keep-tabster.ts'
import { useReturnFocus } from '../focus/return-focus.ts'
import { scrollsByKeys } from '../focus/scrolls-by-keys.ts'

/** Below this width the columns are stacked. */
const narrow = '@media (max-width: 899px)'
const edge = `1px solid ${tokens.colorNeutralStroke2}`

const useStyles = makeStyles({
  drawer: { width: 'min(1080px, 100%)', maxWidth: '100%' },
  header: { gap: tokens.spacingVerticalM, borderBottom: edge, paddingBottom: tokens.spacingVerticalM },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    overflowWrap: 'anywhere',
  },
  state: { display: 'inline-flex', fontWeight: tokens.fontWeightRegular },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 599px)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  body: { paddingBlock: tokens.spacingVerticalXL, ':last-child': { paddingBottom: tokens.spacingVerticalXXL } },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    alignItems: 'start',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL, minWidth: 0 },
  head: { gridColumn: '1 / -1', minWidth: 0 },
  side: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})

type FrameProps = {
  title: string
  /** A tag beside the title. */
  state?: ReactNode
  /** Buttons for what can be done next, the most likely first. */
  actions?: ReactNode
  onClose: () => void
  /** `RecordParts`, a placeholder or an error. */
  children: ReactNode
}

/** A wide drawer that shows one record; on a phone it fills the screen. Source: TFO-20. */
export const RecordDrawer = ({ title, state, actions, onClose, children }: FrameProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  useReturnFocus()
  useKeepTabster()
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      aria-label={title}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <DrawerHeader className={styles.header}>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" icon={<DismissRegular />} aria-label={t('btn.close')} onClick={onClose} />}
        >
          <span className={styles.title}>
            {title}
            {state && <span className={styles.state}>{state}</span>}
          </span>
        </DrawerHeaderTitle>
        {actions && <div className={styles.actions}>{actions}</div>}
      </DrawerHeader>
      <DrawerBody className={styles.body} {...scrollsByKeys}>
        <Part>{children}</Part>
      </DrawerBody>
    </OverlayDrawer>
  )
}

type PartsProps = {
  /** Progress and the next step, over the whole width. */
  head: ReactNode
  /** The content of the record. */
  main: ReactNode
  /** Facts beside it. */
  side: ReactNode
}

/** The content of a `RecordDrawer`: a head, and two columns that are stacked on narrow screens. */
export const RecordParts = ({ head, main, side }: PartsProps) => {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      <div className={styles.head}>{head}</div>
      <div className={styles.parts}>{main}</div>
      <div className={`${styles.parts} ${styles.side}`}>{side}</div>
    </div>
  )
}
