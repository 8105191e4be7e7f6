import { z } from 'zod'
import { id } from '../api/kit/values.ts'
import { adminAreas } from '../api/system/areas.ts'
import { ask, state } from './state.ts'

/** States of areas and settings. */
export const systemStates = {
  'an area exists': state({
    about: 'There is an area with this id, code and name below the area whose code is `pid`; it has one area below it.',
    facts: z.object({ id, code: z.string(), pid: z.string(), name: z.string() }),
    readBack: ({ id, code, pid, name }) => [
      ask(adminAreas.show, { params: { id } }, 'admin', reply => reply.code === code && reply.pid === pid && reply.name === name),
    ],
  }),
  'an area code is free': state({
    about: 'No area has this code.',
    facts: z.object({ code: z.string() }),
    readBack: ({ code }) => [ask(adminAreas.list, { query: { code } }, 'admin', reply => reply.total === 0)],
  }),
  'a province with a city and a district exists': state({
    about: 'There is a province with this id, the city below it, and the district below that.',
    facts: z.object({ province_id: id, city_id: id, region_id: id }),
    readBack: ({ province_id, city_id, region_id }) =>
      [province_id, city_id, region_id].map((id, deep) =>
        ask(adminAreas.show, { params: { id } }, 'admin', reply => reply.deep === deep),
      ),
  }),
  'payment by scanning is configured': state({
    about: 'WeChat and Alipay are configured for payment by scanning (device `scan`).',
    facts: z.object({}),
    // No call returns these settings yet.
    readBack: () => [],
  }),
} as const
