import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1232px',
    marginInline: 'auto',
    paddingInline: tokens.spacingHorizontalL,
    '@media (max-width: 640px)': { paddingInline: tokens.spacingHorizontalM },
  },
})

/** Centres its content in the storefront's width of 1200 px. Source: STF-1. */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={mergeClasses(useStyles().root, className)} />
)
