import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    ':after': { content: '""', flex: 1, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})

/** A small title with a rule, above alternatives to the form before it. */
export const RuledTitle = ({ children }: { children: ReactNode }) => <h2 className={useStyles().title}>{children}</h2>
