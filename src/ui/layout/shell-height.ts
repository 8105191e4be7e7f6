/** How tall what the shell puts around a screen is; the rest of the window is the screen's, without a scrollbar of the page. */
export const shellHeight = '212px'
