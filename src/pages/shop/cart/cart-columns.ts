import { makeStyles, tokens } from '@fluentui/react-components'

/** Below this width the cart is a list of cards. */
export const narrow = '@media (max-width: 760px)'

/** The columns of the cart's header and lines: tick, product, price, quantity, subtotal, remove. */
export const useCartColumns = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) 104px 156px 112px 40px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalL,
  },
})
