import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { StoreDetail } from '#contracts/api/stores/stores.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { Steps } from '#src/ui/layout/steps.tsx'
import { openSteps, stepPath, useOwnStore, type Step } from './own-store.ts'

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    maxWidth: '960px',
    paddingBlock: tokens.spacingVerticalL,
  },
})

const names = ['shop.join.agree', 'shop.join.fill', 'shop.join.wait', 'shop.join.done'] as const

type Props = {
  step: Step
  title: 'shop.join.agreeTitle' | 'shop.join.fillTitle' | 'shop.join.resultTitle'
  children: (store: StoreDetail | undefined) => ReactNode
}

/** A step of the application: the progress bar, and the step in a card. Redirects shoppers who are at another step. */
export const JoinPage = ({ step, title, children }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { isLoaded, store, error, reload } = useOwnStore()
  const open = openSteps(store)
  if (isLoaded && !open.includes(step)) return <Navigate to={stepPath(open[0])} replace />
  return (
    <Container className={styles.page}>
      <Steps
        label={t('shop.join.title')}
        current={store?.store_verify === 4 ? names.length + 1 : step}
        steps={names.map(name => t(name))}
      />
      <Panel level={1} title={t(title)}>
        {isLoaded ? (
          children(store)
        ) : error ? (
          <ErrorState error={error} onRetry={() => void reload()} />
        ) : (
          <LinesSkeleton count={8} size={24} />
        )}
      </Panel>
    </Container>
  )
}
