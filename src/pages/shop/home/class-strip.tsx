import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '#src/lib/site/use-site.ts'
import { Picture } from '#src/ui/media/picture.tsx'
import { named } from '#src/lib/format/text.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { chooseRoot, searchPath } from '../search/search-params.ts'

const useStyles = makeStyles({
  list: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(96px, 1fr)',
    gap: tokens.spacingHorizontalM,
    overflowX: 'auto',
    margin: 0,
    padding: '2px',
    listStyleType: 'none',
    minHeight: '116px',
    '@media (max-width: 640px)': { gridAutoColumns: 'minmax(76px, 1fr)', gap: 0 },
  },
  link: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusLarge,
    fontSize: tokens.fontSizeBase300,
    textAlign: 'center',
    '@media (max-width: 640px)': { padding: tokens.spacingVerticalS, fontSize: tokens.fontSizeBase200 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1, textDecorationLine: 'none' },
  },
  picture: { width: '64px', borderRadius: tokens.borderRadiusCircular },
})

/** The root categories as a row of pictures. */
export const ClassStrip = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: site } = useSite()
  return (
    <nav aria-label={t('shop.classes')}>
      <ul className={styles.list}>
        {(site?.classes ?? []).map(root => (
          <li key={root.id}>
            <TextLink className={styles.link} to={searchPath(chooseRoot({}, root))}>
              <Picture className={styles.picture} src={root.thumb} size={150} alt="" eager />
              {named(root.name)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
