import { createContext, useContext, useEffect, useMemo, type ComponentType, type ReactNode } from 'react'

/** What a back-office page may leave out of its frame. Source: LAY-6. */
export type ShellOptions = {
  /** Hides the title and the line below it. */
  readonly hideTitle?: boolean
  /** Drops the framed card; the bare content remains. */
  readonly hideMain?: boolean
}

export type ShellProps = ShellOptions & {
  readonly children: ReactNode
  /** Instead of the menu's name. */
  readonly title?: string
}

type ShellParts = {
  readonly Frame: ComponentType<ShellProps>
  /** What the page inside the shared shell asks for. */
  readonly setOptions: (options: ShellOptions) => void
}

const Bare = ({ children }: ShellProps) => children
const ShellContext = createContext<ShellParts>({ Frame: Bare, setOptions: () => {} })

/** The app hands in the real shell here; without it, as in stories, pages stand bare. */
export const ShellProvider = ShellContext.Provider

/**
 * The back-office shell, for pages that bring their own: menu entries with `is_open` 1. Inside another shell, where a menu names
 * such a page without it, only the page is drawn. Source: GRD-6.
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

/**
 * Lets a page inside the shared shell hide the title or the framed card, as long as it is shown. Source: LAY-6.
 * @public
 */
export const useShellOptions = ({ hideTitle = false, hideMain = false }: ShellOptions): void => {
  const { setOptions } = useContext(ShellContext)
  useEffect(() => {
    setOptions({ hideTitle, hideMain })
    return () => setOptions({})
  }, [setOptions, hideTitle, hideMain])
}
