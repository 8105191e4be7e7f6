import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '160px minmax(0, 640px)', gap: tokens.spacingVerticalXXL, alignItems: 'start' },
})

/** Several states of a piece on one page, each beside its name. */
export const Board = ({ rows }: { rows: Readonly<Record<string, ReactNode>> }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {Object.entries(rows).flatMap(([name, shown]) => [
        <span key={name}>{name}</span>,
        <div key={`${name} shown`}>{shown}</div>,
      ])}
    </div>
  )
}

/** The same page in the dark and in Chinese. Storybook writes into what is exported as a story, so spread it, into a story of your own. */
export const darkChinese = Object.freeze({ globals: { theme: 'dark', language: 'zh-cn' } } as const)

/** Some parts have one place on a screen, and name it; on a board they stand several times. */
export const severalTimes = { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } } as const
