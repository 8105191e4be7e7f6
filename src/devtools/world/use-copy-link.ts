import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'
import { mostLetters } from '../link.ts'
import { useCopy } from '../parts/copy.tsx'
import { HostProblem, knownHost, problemTexts, shorten } from './host-calls.ts'

/**
 * Copies a link of the demo. Mail and chat programs cut long links: such a link is stored on the host that answered last, and its
 * short address is copied. Source: HST-13.
 * @returns false if the link is too long and no host takes it.
 */
export const useCopyLink = (): ((link: string) => Promise<boolean>) => {
  const { t } = useTranslation()
  const copy = useCopy()
  return async link => {
    if (link.length <= mostLetters) {
      await copy(link)
      return true
    }
    const host = knownHost()
    if (!host) return false
    try {
      const short = await shorten(host, link)
      await copy(short.link)
      notify.info(t('devtools.share.stored', { host, at: short.ends.slice(0, 10) }))
      return true
    } catch (error) {
      if (!(error instanceof HostProblem)) throw error
      notify.error(t(problemTexts[error.kind], { reason: error.message }))
      return false
    }
  }
}
