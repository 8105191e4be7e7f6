type Described = { 'aria-labelledby'?: string; 'aria-describedby'?: string }

/** The field props that a group of controls may carry: its label and description. */
export const groupLabel = ({ 'aria-labelledby': name, 'aria-describedby': about }: Described): Described => ({
  ...(name && { 'aria-labelledby': name }),
  ...(about && { 'aria-describedby': about }),
})
