import { useSearchParams } from 'react-router-dom'
import { inviterIn } from '#src/lib/session/inviter.ts'

/** Who invited the visitor, 0 for nobody; an invitation in the address is remembered in this tab. */
export const useInviter = (): number => inviterIn(useSearchParams()[0])
