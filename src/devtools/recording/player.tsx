import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GuideCard } from '../parts/guide-card.tsx'
import { Spotlight } from '../parts/spotlight.tsx'
import { playerStore } from './player-store.ts'
import { actText } from './step-text.ts'
import { targetOf, usePlayer } from './use-player.ts'

const problems = {
  missing: 'devtools.play.missing',
  byHand: 'devtools.play.byHand',
  elsewhere: 'devtools.play.elsewhere',
} as const

/** Plays a recording over the shop, step by step or as a whole. Source: CTL-18. */
export const Player = () => {
  const { t } = useTranslation()
  const { recording, at, busy, problem, playTo, skip, restart, stop } = usePlayer()
  if (!recording) return null
  const { name, steps } = recording
  const step = steps[at]
  const shown = steps[at - 1] ?? recording
  const close = () => {
    stop()
    playerStore.write(undefined)
  }
  return (
    <>
      {step && <Spotlight key={at} find={() => targetOf(step)} />}
      <GuideCard
        eyebrow={`${name} · ${t('devtools.play.at', { at, of: steps.length })}`}
        title={step ? actText(step.act) : t('devtools.play.end')}
        text={t('devtools.play.shows', { title: shown.title })}
        progress={{ value: at, max: Math.max(1, steps.length), label: t('devtools.play.progress') }}
        close={{ label: t('devtools.play.close'), onClose: close }}
      >
        <div role="status" style={{ width: '100%' }}>
          {problem && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>{t(problems[problem])}</MessageBarBody>
            </MessageBar>
          )}
        </div>
        {step && !busy && (
          <>
            <Button appearance="primary" onClick={() => void playTo(at + 1)}>
              {t('devtools.play.next')}
            </Button>
            <Button onClick={() => void playTo(steps.length)}>{t('devtools.play.all')}</Button>
          </>
        )}
        {busy && <Button onClick={stop}>{t('devtools.play.pause')}</Button>}
        {problem && step && (
          <Button appearance="subtle" onClick={skip}>
            {t('devtools.play.skip')}
          </Button>
        )}
        <Button appearance="subtle" disabledFocusable={busy} onClick={() => void restart()}>
          {t('devtools.play.restart')}
        </Button>
      </GuideCard>
    </>
  )
}
