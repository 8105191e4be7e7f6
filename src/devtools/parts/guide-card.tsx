import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useId, type ReactNode } from 'react'

const useStyles = makeStyles({
  card: {
    position: 'fixed',
    insetInlineStart: tokens.spacingHorizontalL,
    bottom: tokens.spacingVerticalL,
    zIndex: 1_000_002,
    boxSizing: 'border-box',
    width: 'min(380px, calc(100vw - 32px))',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
  },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  eyebrow: { color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  text: { margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalM}`, lineHeight: tokens.lineHeightBase400 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalM,
  },
})

type Props = {
  /** A short line over the title. */
  readonly eyebrow?: ReactNode
  readonly title: string
  readonly text: ReactNode
  readonly progress: { readonly value: number; readonly max: number; readonly label: string }
  readonly close: { readonly label: string; readonly onClose: () => void }
  /** The buttons. */
  readonly children: ReactNode
}

/** A card over the shop that leads through steps: the guided tours, and recordings that are played. The shop stays usable. */
export const GuideCard = ({ eyebrow, title, text, progress, close, children }: Props) => {
  const styles = useStyles()
  const titleId = useId()
  return (
    <section className={styles.card} role="dialog" aria-modal="false" aria-labelledby={titleId} data-tour="" data-demo="">
      <div className={styles.head}>
        <div className={styles.words} aria-live="polite">
          {eyebrow && <span className={styles.eyebrow}>{eyebrow}</span>}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <Button appearance="subtle" size="small" icon={<DismissRegular />} aria-label={close.label} onClick={close.onClose} />
      </div>
      <ProgressBar value={progress.value} max={progress.max} aria-label={progress.label} />
      <div className={styles.row}>{children}</div>
    </section>
  )
}
