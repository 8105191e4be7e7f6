import { z } from 'zod'
import { adminAdvs } from '../api/content/advs.ts'
import { adminAdvSpaces } from '../api/content/adv-spaces.ts'
import { adminAgreements } from '../api/content/agreements.ts'
import { adminAppVersions } from '../api/content/app-versions.ts'
import { adminArticleMenus } from '../api/content/article-menus.ts'
import { adminArticles } from '../api/content/articles.ts'
import { PayChannel, readChannel, readConfigs } from '../api/system/configs.ts'
import { adminCurrencies } from '../api/money/currencies.ts'
import { adminExpresses } from '../api/orders/expresses.ts'
import { adminClasses } from '../api/catalogue/goods-classes.ts'
import { ask, state } from './state.ts'
import { id } from '../api/kit/values.ts'
import { adminNotices } from '../api/content/notices.ts'
import { adminSms, adminSmsLogs } from '../api/system/sms.ts'

const none = z.object({})
const groups = ['web_name', 'logo', 'close_status', 'upload', 'amap', 'kuaibao', 'task', 'sms', 'store']

const named = z.object({ id, name: z.string() })

/** Columns that must be unique, by the list that shows them. */
const lists = {
  agreements: [adminAgreements.list, 'ename'],
  articles: [adminArticles.list, 'name'],
  adv_spaces: [adminAdvSpaces.list, 'name'],
  expresses: [adminExpresses.list, 'code'],
  sms: [adminSms.list, 'name'],
} as const
const listName = z.enum(['agreements', 'articles', 'adv_spaces', 'expresses', 'sms'])

/** States of settings and content. */
export const contentStates = {
  'the site has settings': state({
    about:
      'Every text and group of the settings is saved: uploads go to the disk, keys of the map, of logistics and of SMS are set, the withdrawal fee is 5 percent. Of payment, WeChat H5 is configured and the Alipay mini program is not; of sign-in, WeChat mobile is.',
    facts: none,
    readBack: () => [
      ask(
        readConfigs,
        { query: { name: groups } },
        'admin',
        reply => groups.every(name => Object.hasOwn(reply, name)) && reply.store?.cash === '5',
      ),
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
  'a name is free': state({
    about: 'No agreement has this call name, no article this title, no ad space or template this name, no courier this code.',
    facts: z.object({ of: listName, name: z.string() }),
    readBack: ({ of, name }) => {
      const [list, column] = lists[of]
      return [ask(list, { query: { [column]: name } }, 'admin', reply => reply.total === 0)]
    },
  }),
  'an agreement exists': state({
    about: 'There is an agreement with this id and this call name.',
    facts: named,
    readBack: ({ id, name }) => [ask(adminAgreements.show, { params: { id } }, 'admin', reply => reply.ename === name)],
  }),
  'an article exists': state({
    about:
      'There is an article with this id and title. It is the only one in the section with the id `pid`, which is below another.',
    facts: named.extend({ pid: id }),
    readBack: ({ id, name, pid }) => [
      ask(adminArticles.show, { params: { id } }, 'admin', reply => reply.name === name),
      ask(adminArticles.list, { query: { pid } }, 'admin', reply => reply.total === 1),
      ask(adminArticleMenus.show, { params: { id: pid } }, 'admin', reply => reply.pid !== 0),
    ],
  }),
  'a section of articles exists': state({
    about: 'There is a section of the first level with this id, and one below it with the id `child_id`.',
    facts: z.object({ id, child_id: id }),
    readBack: ({ id, child_id }) => [
      ask(adminArticleMenus.show, { params: { id: child_id } }, 'admin', reply => reply.pid === id),
    ],
  }),
  'a notice exists': state({
    about: 'There is a notice with this id.',
    facts: z.object({ id }),
    readBack: ({ id }) => [ask(adminNotices.show, { params: { id } }, 'admin', reply => reply.id === id)],
  }),
  'a place for adverts exists': state({
    about: 'There is an ad space with this id and name; it shows one advert, whose id is `adv_id`.',
    facts: named.extend({ adv_id: id }),
    readBack: ({ id, name, adv_id }) => [
      ask(adminAdvSpaces.show, { params: { id } }, 'admin', reply => reply.name === name),
      ask(adminAdvs.show, { params: { id: adv_id } }, 'admin', reply => reply.pid === id && reply.status === 1),
    ],
  }),
  'an app version exists': state({
    about: 'The newest version of the Android app has this id, and there is none for mini programs.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(adminAppVersions.show, { params: { id } }, 'admin', reply => reply.device === 'android'),
      ask(adminAppVersions.list, { query: { device: 'mini' } }, 'admin', reply => reply.total === 0),
    ],
  }),
  'a currency exists': state({
    about: 'There is a currency with this id.',
    facts: z.object({ id }),
    readBack: ({ id }) => [ask(adminCurrencies.show, { params: { id } }, 'admin', reply => reply.id === id)],
  }),
  'a text message template exists': state({
    about: 'There is a template of text messages with this id and call name.',
    facts: named,
    readBack: ({ id, name }) => [ask(adminSms.show, { params: { id } }, 'admin', reply => reply.name === name)],
  }),
  'a text message was sent': state({
    about: 'A text message with this id was sent.',
    facts: z.object({ id }),
    readBack: ({ id }) => [ask(adminSmsLogs.show, { params: { id } }, 'admin', reply => reply.status === 1)],
  }),
  'a product class has classes below it': state({
    about: 'There is a product class of the first level with this id; below it only `child_id`, and below that only `leaf_id`.',
    facts: z.object({ id, child_id: id, leaf_id: id }),
    readBack: ({ id, child_id, leaf_id }) => [
      ask(adminClasses.show, { params: { id: child_id } }, 'admin', reply => reply.pid === id),
      ask(adminClasses.show, { params: { id: leaf_id } }, 'admin', reply => reply.pid === child_id),
    ],
  }),
} as const
