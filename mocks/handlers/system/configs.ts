import { fieldsOf, readChannel, readConfigs, updateConfigs } from '#contracts/api/system/configs.ts'
import { channelsOf, configsOf, keepConfig } from '../../domain/system/configs.ts'
import { handle } from '../../kit.ts'

export const configHandlers = [
  handle(readConfigs, ({ db, query }) => configsOf(db, query.name)),
  handle(readChannel, ({ db, query }) => channelsOf(db, query.name)[query.many_name] ?? []),
  handle(updateConfigs, ({ db, body }) => {
    const { many_name = '', pay, oauth, ...whole } = body
    for (const [name, value] of Object.entries(whole)) if (value !== undefined) keepConfig(db, name, value)
    for (const [name, values] of Object.entries({ pay, oauth })) {
      if (!values || (name !== 'pay' && name !== 'oauth')) continue
      const fields = fieldsOf(name, many_name) ?? []
      const channel = Object.fromEntries(fields.map(field => [field, values[field] ?? '']))
      keepConfig(db, name, { ...channelsOf(db, name), [many_name]: channel })
    }
    return {}
  }),
]
