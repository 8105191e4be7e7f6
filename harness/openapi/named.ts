import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** A call with the names that its file gives it. */
export type Named = { readonly to: Endpoint; readonly id: string; readonly noun: string }
