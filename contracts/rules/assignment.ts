import type { Rule } from './rule.ts'

/**
 * A rule about fields that a form does not have: they are ignored (no mass assignment). A server that accepts them keeps what it
 * wrongly took.
 */
export const ignoresForgery = (rule: Rule): Rule => ({
  ...rule,
  bug: 'a form changes what its sender may not change',
  leavesTraces: true,
})
