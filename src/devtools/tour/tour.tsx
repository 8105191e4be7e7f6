import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '#src/lib/browser/navigation.ts'
import { setTour } from '#src/lib/site/tour.ts'
import { Spotlight } from './spotlight.tsx'
import { plans } from './plans.ts'
import { isAtStep, useTour } from './use-tour.ts'
import { audienceTexts } from '../parts/audience-texts.ts'
import { stepTexts } from './step-texts.ts'

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
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  audience: { color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  text: { margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalM}`, lineHeight: tokens.lineHeightBase400 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalM,
  },
})

/**
 * The guided tour: explains the next action and highlights its control. The shop stays usable, and the tour follows what the
 * visitor does in it. Closing it changes nothing.
 */
export const GuidedTour = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const { tour, step, path, busy, act } = useTour()
  if (!tour) return null
  const close = () => setTour(undefined)
  const { steps } = plans[tour.name]
  const texts = stepTexts[step?.name ?? (tour.name === 'purchase' ? 'end' : 'endOther')]
  const wanted = step && !isAtStep(path, step, tour) ? step.path(tour) : undefined
  return (
    <>
      {step && <Spotlight step={step} goods={tour.goods} order={tour.order} />}
      <section className={styles.card} role="dialog" aria-modal="false" aria-labelledby={titleId} data-tour="">
        <div className={styles.head}>
          <div aria-live="polite">
            {step && (
              <span className={styles.audience}>
                {t(audienceTexts[step.audience])} · {t('devtools.tour.at', { at: tour.step + 1, of: steps.length })}
              </span>
            )}
            <h2 id={titleId} className={styles.title}>
              {t(texts.title)}
            </h2>
            <p className={styles.text}>{t(texts.text)}</p>
          </div>
          <Button
            appearance="subtle"
            size="small"
            icon={<DismissRegular />}
            aria-label={t('devtools.tour.close')}
            onClick={close}
          />
        </div>
        <ProgressBar value={tour.step} max={steps.length} aria-label={t('devtools.tour.progress')} />
        <div className={styles.row}>
          {step ? (
            <>
              {wanted && (
                <Button appearance="primary" onClick={() => goTo(wanted)}>
                  {t('devtools.tour.go')}
                </Button>
              )}
              <Button disabledFocusable={busy} onClick={() => void act()}>
                {t('devtools.tour.act')}
              </Button>
              <Button appearance="subtle" onClick={() => setTour({ ...tour, step: tour.step + 1 })}>
                {t('devtools.tour.skip')}
              </Button>
            </>
          ) : (
            <Button appearance="primary" onClick={close}>
              {t('devtools.tour.finish')}
            </Button>
          )}
        </div>
      </section>
    </>
  )
}
