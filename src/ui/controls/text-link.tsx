import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link, type LinkProps } from 'react-router-dom'
import { named } from '#src/lib/format/text.ts'

const useStyles = makeStyles({
  root: {
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  brand: { color: tokens.colorBrandForegroundLink },
})

/** A quiet link in running text, menus and lists; `brand` colours it. An empty text is shown as a missing name. */
export const TextLink = ({ brand = false, className, children, ...rest }: LinkProps & { brand?: boolean }) => {
  const styles = useStyles()
  return (
    <Link {...rest} className={mergeClasses(styles.root, brand && styles.brand, className)}>
      {typeof children === 'string' ? named(children) : children}
    </Link>
  )
}
