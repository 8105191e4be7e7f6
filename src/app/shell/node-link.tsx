import type { ReactNode, RefCallback } from 'react'
import { Link } from 'react-router-dom'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { destinationOf } from '#src/lib/menu/menu-tree.ts'
import { useFollow, useOffice } from '../back-office/office.ts'

type Props = {
  node: MenuNode
  className: string
  children: ReactNode
  current?: 'page' | 'true' | undefined
  onClick?: () => void
  ref?: RefCallback<HTMLElement> | undefined
}

/** A menu entry: a link if it leads somewhere, so that it can be opened in a new tab; else a button that logs an explanation. */
export const NodeLink = ({ node, className, children, current, onClick, ref, ...rest }: Props) => {
  const { routes, mayRead } = useOffice()
  const follow = useFollow()
  const to = destinationOf(node, routes, mayRead)
  const shared = { ...rest, className, 'aria-current': current, ref }
  if (to.kind === 'route')
    return (
      <Link {...shared} to={to.path} onClick={onClick}>
        {children}
      </Link>
    )
  if (to.kind === 'outside')
    return (
      <a {...shared} href={to.href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children}
      </a>
    )
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        follow(node)
        onClick?.()
      }}
    >
      {children}
    </button>
  )
}
