import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'

const useStyles = makeStyles({
  list: { display: 'flex', margin: 0, padding: `${tokens.spacingVerticalL} 0`, listStyleType: 'none' },
  step: {
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
    // The steps are equally wide, whatever their names: the lines between them depend on it.
    minWidth: 0,
    paddingInline: '2px',
    overflowWrap: 'break-word',
    ':not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      top: '15px',
      right: 'calc(50% + 22px)',
      width: 'calc(100% - 44px)',
      height: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  reached: { color: tokens.colorNeutralForeground1, ':not(:first-child)::before': { backgroundColor: tokens.colorBrandStroke1 } },
  current: { fontWeight: tokens.fontWeightSemibold },
  dot: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  dotReached: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  dotCurrent: { boxShadow: `0 0 0 4px ${tokens.colorBrandStroke2}` },
})

type Props = {
  /** Names of the steps in their order. */
  steps: readonly string[]
  /** The current step, counted from 1; one past the end when all are done. */
  current: number
  /** A line below each name, such as the time; empty for none. */
  notes?: readonly string[]
  /** Label of the process, for screen readers. */
  label: string
}

/** A bar of numbered steps: done, current, upcoming. */
export const Steps = ({ steps, current, notes = [], label }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((name, at) => {
        const done = at + 1 < current
        const here = at + 1 === current
        return (
          <li
            key={name}
            {...(here && { 'aria-current': 'step' })}
            className={mergeClasses(styles.step, (done || here) && styles.reached, here && styles.current)}
          >
            <span
              className={mergeClasses(styles.dot, (done || here) && styles.dotReached, here && styles.dotCurrent)}
              aria-hidden="true"
            >
              {done ? <CheckmarkFilled /> : at + 1}
            </span>
            {name}
            {notes[at] && <span className={styles.note}>{notes[at]}</span>}
            {done && <VisuallyHidden>{t('ui.stepDone')}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
