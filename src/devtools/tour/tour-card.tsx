import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { HatGraduationRegular } from '@fluentui/react-icons/svg/hat-graduation'
import { useTranslation } from 'react-i18next'
import { isPresenting } from '#src/lib/site/present.ts'
import { startTour } from '#src/lib/site/tour.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    boxSizing: 'border-box',
    minHeight: '64px',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  icon: { flexShrink: 0, fontSize: '28px', color: tokens.colorBrandForeground1 },
  words: { flex: 1, minWidth: '200px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** Invites new visitors to the tour; on the mock only. */
export const TourCard = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  if (isPresenting()) return null
  return (
    <section className={styles.root} aria-labelledby="tour-title">
      <HatGraduationRegular className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 id="tour-title" className={styles.title}>
          {t('devtools.tour.card.title')}
        </h2>
        <p className={styles.text}>{t('devtools.tour.card.text')}</p>
      </div>
      <Button appearance="primary" onClick={() => startTour()}>
        {t('devtools.tour.card.start')}
      </Button>
    </section>
  )
}
