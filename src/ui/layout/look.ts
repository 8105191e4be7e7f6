import { makeStaticStyles } from '@fluentui/react-components'

/** Size of text boxes: what Fluent calls medium is the size "default" of the specification. Source: LOK-1. */
export const componentSize = 'medium'

/** The layer of everything that opens above a page: dialogs, menus, toasts. Source: LOK-1. */
export const overlayLayer = 3000

/** Puts Fluent's portals on the overlay layer, so that the progress bar can run above them. */
export const useOverlayLayer = makeStaticStyles({ 'body > [data-portal-node]': { zIndex: overlayLayer } })
