import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import type { ReactNode } from 'react'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({ root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS } })

/** Link to the parent screen. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <TextLink brand to={to} className={useStyles().root}>
    <ArrowLeftRegular aria-hidden="true" />
    {children}
  </TextLink>
)
