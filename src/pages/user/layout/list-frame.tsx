import type { ReactNode } from 'react'
import type { Failure } from '#src/lib/http/failure.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Pager } from '#src/ui/layout/pager.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'

type Answer<Row> = {
  data: { data: readonly Row[]; total: number; last_page: number; current_page: number } | undefined
  error: Failure | undefined
  mutate: () => Promise<unknown>
}

type Props<Row> = {
  answer: Answer<Row>
  /** Shown if there are no rows. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
  onPage: (page: number) => void
}

/** A list with its states: loading, error, empty, rows with a pager. */
export const ListFrame = <Row,>({ answer: { data, error, mutate }, empty, children, onPage }: Props<Row>) => {
  if (!data)
    return error ? (
      <ErrorState
        error={error}
        onRetry={() => {
          void mutate()
        }}
      />
    ) : (
      <RowsSkeleton />
    )
  if (data.data.length === 0 && data.current_page <= 1) return empty
  return (
    <>
      {children(data.data)}
      <Pager page={data.current_page} lastPage={data.last_page} total={data.total} onChange={onPage} />
    </>
  )
}
