import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalM,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  more: { display: 'inline-flex', alignItems: 'center', flexShrink: 0 },
})

type Props = {
  name: string
  /** Path of the page with all products of the shelf. */
  more: string
  /** A decorative icon before the name. */
  icon?: ReactNode
  /** Follows the name. */
  extra?: ReactNode
  children: ReactNode
}

/** A section with some products, a heading and a link to all of them. */
export const ShelfFrame = ({ name, more, icon, extra, children }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.name}>
          {icon}
          <h2 id={id} className={styles.title}>
            {name}
          </h2>
          {extra}
        </div>
        <TextLink brand className={styles.more} to={more}>
          {t('shop.seeMoreOf', { name })}
          <ChevronRightRegular aria-hidden="true" />
        </TextLink>
      </div>
      {children}
    </section>
  )
}
