import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { markOf, withIds } from './menu-choice.ts'
import { operations, type Resource } from './operations.ts'

const useStyles = makeStyles({
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
    height: '36px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@media (max-width: 599px)': { fontSize: tokens.fontSizeBase200 },
  },
  screen: { textAlign: 'left', fontWeight: tokens.fontWeightRegular },
  first: { textAlign: 'left', paddingLeft: tokens.spacingHorizontalM, width: '30%' },
  box: { textAlign: 'center' },
})

type Props = {
  resources: readonly Resource[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** Permissions as a matrix: a row per screen, a column per operation. Source: ROL-8. */
export const OperationChecks = ({ resources, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <table className={styles.root} aria-label={t('roles.operations')}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.first)}>
            {t('roles.screen')}
          </th>
          {operations.map(({ verb, name }) => (
            <th key={verb} scope="col" className={styles.head}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {resources.map(({ key, name, ids }) => {
          const all = Object.values(ids)
          const mark = markOf(all, chosen)
          return (
            <tr key={key}>
              <th scope="row" className={styles.screen}>
                <Checkbox label={name} checked={mark} onChange={() => onChoose(withIds(chosen, all, mark !== true))} />
              </th>
              {operations.map(({ verb, name: button }) => {
                const id = ids[verb]
                return (
                  <td key={verb} className={styles.box}>
                    {id !== undefined && (
                      <Checkbox
                        aria-label={t('roles.buttonOf', { screen: name, button: t(button) })}
                        checked={chosen.has(id)}
                        onChange={(_, { checked }) => onChoose(withIds(chosen, [id], checked === true))}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
