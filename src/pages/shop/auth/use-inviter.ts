import { useSearchParams } from 'react-router-dom'
import { inviterIn } from '#src/lib/session/inviter.ts'

/** Id of the visitor's inviter, 0 if there is none. An invitation in the URL is remembered in this tab. */
export const useInviter = (): number => inviterIn(useSearchParams()[0])
