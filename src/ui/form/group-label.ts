type Described = { 'aria-labelledby'?: string; 'aria-describedby'?: string }

/** Of what a field hands to its control, the part that a group of controls may carry: its name and what explains it. */
export const groupLabel = ({ 'aria-labelledby': name, 'aria-describedby': about }: Described): Described => ({
  ...(name && { 'aria-labelledby': name }),
  ...(about && { 'aria-describedby': about }),
})
