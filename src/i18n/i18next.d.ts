import type buyer from './buyer/zh-cn.json'
import type office from './office/zh-cn.json'
import type panel from './panel/zh-cn.json'
import type everyone from './zh-cn.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof everyone & typeof buyer & typeof office & typeof panel }
  }
}
