/** Height of the shell around a screen. The screen gets the rest of the window, so that the page itself never scrolls. */
export const shellHeight = '212px'
