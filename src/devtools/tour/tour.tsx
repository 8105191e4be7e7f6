import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { goTo } from '#src/lib/browser/navigation.ts'
import { setTour } from '#src/lib/site/tour.ts'
import { audienceTexts } from '../parts/audience-texts.ts'
import { GuideCard } from '../parts/guide-card.tsx'
import { Spotlight } from '../parts/spotlight.tsx'
import { findOnScreen } from './on-screen.ts'
import { plans } from './plans.ts'
import { stepTexts } from './step-texts.ts'
import { isAtStep, useTour } from './use-tour.ts'

/**
 * The guided tour: explains the next action and highlights its control. The shop stays usable, and the tour follows what the
 * visitor does in it. Closing it changes nothing.
 */
export const GuidedTour = () => {
  const { t } = useTranslation()
  const { tour, step, path, busy, act } = useTour()
  if (!tour) return null
  const close = () => setTour(undefined)
  const { steps } = plans[tour.name]
  const texts = stepTexts[step?.name ?? (tour.name === 'purchase' ? 'end' : 'endOther')]
  const wanted = step && !isAtStep(path, step, tour) ? step.path(tour) : undefined
  return (
    <>
      {step && <Spotlight find={() => findOnScreen(step.points(tour))} />}
      <GuideCard
        eyebrow={step && `${t(audienceTexts[step.audience])} · ${t('devtools.tour.at', { at: tour.step + 1, of: steps.length })}`}
        title={t(texts.title)}
        text={t(texts.text)}
        progress={{ value: tour.step, max: steps.length, label: t('devtools.tour.progress') }}
        close={{ label: t('devtools.tour.close'), onClose: close }}
      >
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
      </GuideCard>
    </>
  )
}
