import type { ReactNode } from 'react'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import type { Row } from '../kind.ts'
import { useRecordAddress } from './use-record-address.ts'

/** A cell's value as a link that opens the page of its row. */
export const RecordLink = ({ row, children }: { row: Row; children: ReactNode }) => {
  const { hrefOf } = useRecordAddress()
  return (
    <TextLink brand preventScrollReset to={hrefOf(row)}>
      {children}
    </TextLink>
  )
}
