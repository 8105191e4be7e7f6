import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Container } from '#src/ui/layout/container.tsx'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import { FlowSteps, type Flow } from './flow-steps.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBlock: tokens.spacingVerticalL },
  steps: { width: '100%', maxWidth: '720px', marginInline: 'auto' },
  card: {
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

type Props = Flow & { title: string; children: ReactNode }

/** A page of the checkout: steps on top, a visually hidden h1, the content. */
export const FlowPage = ({ title, children, ...flow }: Props) => {
  const styles = useStyles()
  return (
    <Container className={styles.root}>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <div className={styles.steps}>
        <FlowSteps {...flow} />
      </div>
      {children}
    </Container>
  )
}

/** A card for a message with a link to continue. */
export const FlowCard = ({ children }: { children: ReactNode }) => <div className={useStyles().card}>{children}</div>
