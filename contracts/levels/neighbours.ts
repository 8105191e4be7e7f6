import recorded from '../neighbours.json' with { type: 'json' }

/** For each call the other calls that rules about it ask, as `npm run neighbours` has noted them. Source: CON-15. */
export const neighbours: Readonly<Record<string, readonly string[]>> = recorded
