/** Media query for the compact header, whose menus move into the drawer. */
export const narrow = '@media (max-width: 800px)'

/** The opposite of `narrow`. */
export const wide = '@media (min-width: 801px)'
