import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { named } from '#src/lib/format/text.ts'
import type { FoundGroup } from './use-found.ts'

const useStyles = makeStyles({
  title: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  option: {
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Selected },
  text: { flexShrink: 0, maxWidth: '60%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  more: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})

const intoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

type Props = {
  id: string
  groups: readonly FoundGroup[]
  /** Key of the result that Enter opens. */
  active: string | undefined
  optionId: (key: string) => string
  onOpen: () => void
}

/** The results by kind; the focus stays in the input. */
export const Results = ({ id, groups, active, optionId, onOpen }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div id={id} role="listbox" aria-label={t('office.search.results')}>
      {groups.map(({ title, found }) => (
        <div key={title} role="group" aria-label={t(title)}>
          <div className={styles.title} aria-hidden="true">
            {t(title)}
          </div>
          {found.map(one => {
            const isActive = one.key === active
            return (
              <Link
                key={one.key}
                id={optionId(one.key)}
                ref={isActive ? intoSight : undefined}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                to={one.to}
                onClick={onOpen}
                className={mergeClasses(styles.option, isActive && styles.active)}
              >
                <span className={styles.text}>{named(one.text)}</span>
                <span className={styles.more}>{one.more}</span>
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}
