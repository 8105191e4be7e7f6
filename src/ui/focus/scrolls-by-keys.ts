/** For a region that scrolls and holds nothing to focus: the keyboard can reach and scroll it. Source: WCAG 2.1.1. */
export const scrollsByKeys = { tabIndex: 0 } as const
