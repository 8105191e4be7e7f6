import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** The query parameter that distinguishes calls of the same path. */
export const variantOf = ({ variant }: Endpoint): Readonly<Record<string, string>> => (variant ? { [variant]: 'true' } : {})
