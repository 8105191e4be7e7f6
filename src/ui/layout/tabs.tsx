import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { KeyboardEvent } from 'react'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap' },
  tab: {
    position: 'relative',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalMNudge}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  chosen: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: tokens.spacingHorizontalMNudge,
      bottom: 0,
      height: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
})

/** The tab that a key moves to, wrapping around; undefined for other keys. */
const targetOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 })[key]

type Props<Name extends string> = {
  tabs: readonly { readonly name: Name; readonly label: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  className?: string
}

/**
 * Tabs by the WAI-ARIA pattern: a single tab stop; arrow keys move and select. Panels have the id `panel-{name}` and are labelled
 * by `tab-{name}`. Fluent's tabs insert hidden focus stops, which accessibility checkers report.
 */
export const Tabs = <Name extends string>({ tabs, chosen, onChoose, className }: Props<Name>) => {
  const styles = useStyles()
  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const target = targetOf(event.key, at, tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.name)
    document.getElementById(`tab-${tab.name}`)?.focus()
  }
  return (
    <div role="tablist" className={mergeClasses(styles.list, className)}>
      {tabs.map(({ name, label }, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          className={mergeClasses(styles.tab, name === chosen && styles.chosen)}
          aria-selected={name === chosen}
          aria-controls={name === chosen ? `panel-${name}` : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={event => move(event, at)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
