import type buyer from './buyer/zh-cn.json'
import type common from './common/zh-cn.json'
import type office from './office/zh-cn.json'
import type panel from './panel/zh-cn.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    fallbackNS: ['buyer', 'office', 'panel']
    resources: { common: typeof common; buyer: typeof buyer; office: typeof office; panel: typeof panel }
  }
}
