import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isFinalNo, type Failure } from '#src/lib/http/failure.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { GoodsSkeleton } from './goods-skeleton.tsx'

/** The page for a product that does not exist. @param props.action link or button to continue. */
export const UnknownGoods = ({ action }: { action: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Container>
      <EmptyState as="h1" title={t('shop.unknownGoods')} hint={t('shop.unknownGoodsHint')} action={action} />
    </Container>
  )
}

type Props = {
  error: Failure | undefined
  isLoading: boolean
  /** Shown if the product does not exist. */
  unknown: ReactNode
  onRetry: () => void
}

/** Shown until a page has its product: a skeleton, the error, or that the product does not exist. */
export const GoodsState = ({ error, isLoading, unknown, onRetry }: Props) => {
  if (isFinalNo(error)) return unknown
  if (!error || isLoading) return <GoodsSkeleton />
  return (
    <Container>
      <ErrorState as="h1" error={error} onRetry={onRetry} />
    </Container>
  )
}
