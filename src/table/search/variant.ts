import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** The query key by which a call is told from another one of the same path, as it is sent. */
export const variantOf = ({ variant }: Endpoint): Readonly<Record<string, string>> => (variant ? { [variant]: 'true' } : {})
