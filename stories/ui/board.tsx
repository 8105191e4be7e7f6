import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '160px minmax(0, 640px)', gap: tokens.spacingVerticalXXL, alignItems: 'start' },
})

/** Several states of a component on one page, each with its name. */
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

/** The same story in dark and Chinese. Storybook modifies exported stories, so spread it into a story of your own. */
export const darkChinese = Object.freeze({ globals: { theme: 'dark', language: 'zh-cn' } } as const)

/** Allows landmarks of the same name: a screen has one of them, a board has several. */
export const severalTimes = { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } } as const
