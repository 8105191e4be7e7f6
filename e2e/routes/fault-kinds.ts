/** The kinds of fault that make a reply useless: all that the mock has except `latency`. */
export const harmfulKinds = [
  'noData',
  'envelope405',
  'envelope500',
  'envelope401',
  'envelope402',
  'envelope429',
  'http401',
  'http404',
  'http429',
  'http500',
  'html',
  'brokenJson',
  'noAnswer',
] as const
