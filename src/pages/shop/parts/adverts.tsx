import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listAdvs } from '#contracts/api/content/advs.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { localPath } from '#src/lib/browser/local-path.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Picture } from '#src/ui/media/picture.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({
  /** Always one row, so that its height is known before the adverts load; the row scrolls. */
  list: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min(220px, 80%), 1fr)',
    gap: tokens.spacingHorizontalL,
    overflowX: 'auto',
    margin: '-2px',
    padding: '2px',
    listStyleType: 'none',
  },
  card: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    height: '140px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { color: tokens.colorNeutralForegroundOnBrand, textDecorationLine: 'none' },
  },
  low: { height: '96px' },
  picture: { height: '100%', borderRadius: 0 },
  name: {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
    backgroundImage: 'linear-gradient(transparent, rgba(0, 0, 0, 0.72))',
    color: '#fff',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
})

/** The ad spaces of the storefront, by the server's names. */
type AdSpace = '首页轮播' | '首页右侧' | '分类页横幅'

type Advert = ReplyOf<typeof listAdvs>[number]

type AdvertLinkProps = { url: string; className: string; onFollow: (() => void) | undefined; children: ReactNode }

/** A link within the site or to another http(s) site; other URLs are not rendered as a link. */
const AdvertLink = ({ url, className, onFollow, children }: AdvertLinkProps) => {
  const path = localPath(url)
  if (path)
    return (
      <TextLink to={path} className={className} {...(onFollow && { onClick: onFollow })}>
        {children}
      </TextLink>
    )
  return /^https?:\/\//i.test(url) ? (
    <a href={url} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  )
}

type Props = {
  spaces: readonly AdSpace[]
  /** A banner instead of a card. */
  low?: boolean
  /** Called when a link within the site is followed. */
  onFollow?: () => void
}

const useAdverts = ([first, second]: Props['spaces']): Advert[] => {
  const options = { quiet: true, revalidateOnFocus: false, shouldRetryOnError: false } as const
  const { data: one = [] } = useData(listAdvs, first ? { query: { name: first } } : null, options)
  const { data: two = [] } = useData(listAdvs, second ? { query: { name: second } } : null, options)
  return [...one, ...two]
}

/** The current adverts of some ad spaces; renders nothing if there are none or they fail to load. */
export const Adverts = ({ spaces, low = false, onFollow }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const adverts = useAdverts(spaces)
  if (adverts.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('shop.adverts')}>
      {adverts.map(({ id, name, url, image }, at) => (
        <li key={id}>
          <AdvertLink url={url} onFollow={onFollow} className={mergeClasses(styles.card, low && styles.low)}>
            <Picture className={styles.picture} src={image} size={400} alt="" ratio="auto" first={at === 0} />
            <span className={styles.name}>{name}</span>
          </AdvertLink>
        </li>
      ))}
    </ul>
  )
}
