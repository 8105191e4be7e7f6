import { z } from 'zod'
import { PayChannel, readChannel, readConfigs } from './configs.ts'
import { ask, state } from './kit/state.ts'

const none = z.object({})
const groups = ['web_name', 'logo', 'close_status', 'upload', 'amap', 'kuaibao', 'task', 'sms', 'store']

/** States of settings and content. */
export const contentStates = {
  'the site has settings': state({
    about:
      'Every text and group of the settings is saved: uploads go to the disk, keys of the map, of logistics and of SMS are set, the withdrawal fee is 5 percent. Of payment, WeChat H5 is configured and the Alipay mini program is not; of sign-in, WeChat mobile is.',
    facts: none,
    readBack: () => [
      ask(readConfigs, { query: { name: groups } }, 'admin', reply => groups.every(name => Object.hasOwn(reply, name))),
      ask(
        readChannel,
        { query: { name: 'pay', many: 'true', many_name: 'wechatwap' } },
        'admin',
        reply => 'mch_id' in reply && reply.mch_id !== '',
      ),
    ],
  }),
  'no payment channel is configured': state({
    about: 'Neither WeChat nor Alipay is configured; paying by balance works.',
    facts: none,
    readBack: () =>
      PayChannel.options.map(many_name =>
        ask(readChannel, { query: { name: 'pay', many: 'true', many_name } }, 'admin', reply =>
          Object.values(reply).every(value => value === ''),
        ),
      ),
  }),
} as const
