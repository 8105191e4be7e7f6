/** Where the storefront's head becomes compact and its menus move into the drawer. */
export const narrow = '@media (max-width: 800px)'

/** The opposite of `narrow`. */
export const wide = '@media (min-width: 801px)'
