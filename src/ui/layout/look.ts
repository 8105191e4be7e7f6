import { makeStaticStyles } from '@fluentui/react-components'

/** Size of text fields: Fluent's medium is the specification's "default". Source: LOK-1. */
export const componentSize = 'medium'

/** z-index of everything that opens above a page: dialogs, menus, toasts. Source: LOK-1. */
export const overlayLayer = 3000

/** Puts Fluent's portals on the overlay layer, below the progress bar. */
export const useOverlayLayer = makeStaticStyles({ 'body > [data-portal-node]': { zIndex: overlayLayer } })

/**
 * The buttons of a dialog have its whole width and keep their words on one line; what has no room goes to the next row. On a phone
 * Fluent stacks them; the one that acts is on top.
 */
export const useDialogButtons = makeStaticStyles(`
@media (min-width: 481px) {
  .fui-DialogActions.fui-DialogActions { grid-column: 1 / -1; flex-wrap: wrap; justify-content: flex-end; }
  .fui-DialogActions > .fui-Button { flex-shrink: 0; white-space: nowrap; }
}
@media (max-width: 480px) {
  .fui-DialogActions.fui-DialogActions { flex-direction: column-reverse; }
}
`)
