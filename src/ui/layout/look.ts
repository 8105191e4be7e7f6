import { makeStaticStyles } from '@fluentui/react-components'

/** Size of text fields: Fluent's medium is the specification's "default". Source: LOK-1. */
export const componentSize = 'medium'

/** z-index of everything that opens above a page: dialogs, menus, toasts. Source: LOK-1. */
export const overlayLayer = 3000

/** Puts Fluent's portals on the overlay layer, below the progress bar. */
export const useOverlayLayer = makeStaticStyles({ 'body > [data-portal-node]': { zIndex: overlayLayer } })
