import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import type { FirstStep } from './use-first-steps.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    height: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover, textDecorationLine: 'none' },
  },
  icon: { display: 'grid', fontSize: '20px', color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  doneName: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  about: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

const Step = ({ name, about, to, isDone }: FirstStep) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <TextLink to={to} className={styles.step}>
      <span className={mergeClasses(styles.icon, isDone && styles.done)} aria-hidden="true">
        {isDone ? <CheckmarkCircleFilled /> : <CircleRegular />}
      </span>
      <span>
        <span className={mergeClasses(styles.name, isDone && styles.doneName)}>
          {t(name)}
          {isDone && <VisuallyHidden> ({t('dashboard.first.done')})</VisuallyHidden>}
        </span>
        {!isDone && <span className={styles.about}>{t(about)}</span>}
      </span>
      <span className={styles.icon} aria-hidden="true">
        {!isDone && <ChevronRightRegular />}
      </span>
    </TextLink>
  )
}

/** What a new store has to do before it can sell; gone as soon as everything is done. Source: DSH-15. */
export const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => {
  const { t } = useTranslation()
  const { list } = useStyles()
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Panel title={t('dashboard.first.title')} hint={t('dashboard.first.hint', { done, count: steps.length })}>
      <ol className={list}>
        {steps.map(step => (
          <li key={step.name}>
            <Step {...step} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
