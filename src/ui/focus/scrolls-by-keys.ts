/** Props that make a scrollable region without focusable content reachable by keyboard. Source: WCAG 2.1.1. */
export const scrollsByKeys = { tabIndex: 0 } as const
