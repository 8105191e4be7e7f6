import type { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { call } from './call.ts'

type Body = z.ZodType<Record<string, unknown>, Record<string, unknown>>
type Saves = {
  readonly create: Endpoint & { readonly body: Body }
  readonly update: Endpoint & { readonly path: `${string}/{id}`; readonly body: Body }
}

/**
 * Saves a record: updates `{path}/{id}` if the id is above 0, otherwise creates one at `{path}`. Source: CAL-8.
 * @throws Failure
 */
export const saveRecord = async <C extends Saves>(
  calls: C,
  id: number | undefined,
  body: z.input<C['create']['body']> & z.input<C['update']['body']>,
): Promise<void> => {
  const { create, update }: Saves = calls
  await (id !== undefined && id > 0 ? call(update, { params: { id }, body }) : call(create, { body }))
}
