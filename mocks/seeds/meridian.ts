import type { LocaleDefinition } from '@faker-js/faker'
import { being, mood, nickname } from './accounts/nickname-words.ts'
import { entries } from './catalogue/catalogue.ts'
import { series } from './catalogue/series.ts'
import { praise } from './orders/praise.ts'
import { complaints, extras, lukewarm } from './orders/reviews.ts'
import { storeList } from './stores/store-list.ts'

const mobile = ['13#########', '15#########', '17#########', '18#########', '19#########']

/**
 * Our locale, which faker asks before `zh_CN`. It has current formats of phones and streets, and texts that only this shop uses,
 * each in both languages.
 */
export const meridian = {
  metadata: { title: 'Meridian', code: 'zh_CN', language: 'zh', endonym: '经纬集市', dir: 'ltr', script: 'Hans' },
  phone_number: { format: { human: mobile, national: mobile, international: mobile.map(number => `+86${number}`) } },
  location: {
    street_pattern: ['{{location.street_name}}'],
    building_number: ['1#', '2#', '5#', '8#', '1##', '2##'],
  },
  shop: {
    nickname,
    mood,
    being,
    store: storeList,
    product: entries,
    series,
    estate: [
      ['阳光花园', 'Sunshine Garden'],
      ['翠湖雅居', 'Green Lake Residence'],
      ['时代公寓', 'Times Apartments'],
      ['锦绣苑', 'Brocade Court'],
      ['梧桐里', 'Plane Tree Lane'],
      ['星河湾', 'Galaxy Bay'],
      ['和平小区', 'Peace Estate'],
      ['绿地国际', 'Greenland International'],
      ['云栖公馆', 'Cloud Rest House'],
      ['江畔名邸', 'Riverside Manor'],
    ],
    praise,
    extra: extras,
    lukewarm,
    complaint: complaints,
  },
} as const satisfies LocaleDefinition
