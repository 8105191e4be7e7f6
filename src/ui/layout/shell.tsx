import { createContext, useContext, useEffect, useMemo, type ComponentType, type ReactNode } from 'react'

/** Parts of the shell that a back-office page may hide. Source: LAY-6. */
export type ShellOptions = {
  /** Hides the title and the line below it. */
  readonly hideTitle?: boolean
  /** Drops the framed card; the bare content remains. */
  readonly hideMain?: boolean
  /** A further breadcrumb, for what the page shows below its menu entry: "Edit product". */
  readonly crumb?: string
}

export type ShellProps = ShellOptions & {
  readonly children: ReactNode
  /** Replaces the menu entry's name. */
  readonly title?: string
}

type ShellParts = {
  readonly Frame: ComponentType<ShellProps>
  /** Sets the options of the current page. */
  readonly setOptions: (options: ShellOptions) => void
}

const Bare = ({ children }: ShellProps) => children
const ShellContext = createContext<ShellParts>({ Frame: Bare, setOptions: () => {} })

/** Injects the app's shell. Without it, as in stories, pages render bare. */
export const ShellProvider = ShellContext.Provider

/**
 * The back-office shell, for pages that render their own: menu entries with `is_open` 1. Renders only the children if nested in
 * another shell, which happens if a menu entry lacks `is_open`. Source: GRD-6.
 */
export const Shell = ({ children, ...rest }: ShellProps) => {
  const { Frame, setOptions } = useContext(ShellContext)
  const inside = useMemo(() => ({ Frame: Bare, setOptions }), [setOptions])
  return (
    <Frame {...rest}>
      <ShellProvider value={inside}>{children}</ShellProvider>
    </Frame>
  )
}

/** While mounted, hides parts of the shared shell, or adds a breadcrumb. Source: LAY-5, LAY-6. @public */
export const useShellOptions = ({ hideTitle = false, hideMain = false, crumb = '' }: ShellOptions): void => {
  const { setOptions } = useContext(ShellContext)
  useEffect(() => {
    setOptions({ hideTitle, hideMain, crumb })
    return () => setOptions({})
  }, [setOptions, hideTitle, hideMain, crumb])
}
