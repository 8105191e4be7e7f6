import { endpoints } from '#contracts/api/index.ts'
import { permissionOf } from '#contracts/api/kit/permission.ts'
import type { Pair } from './seeds/texts.ts'

const verbs = {
  index: ['列表', 'list'],
  show: ['查看', 'view'],
  store: ['新增', 'add'],
  update: ['修改', 'change'],
  destroy: ['删除', 'delete'],
} as const satisfies Record<string, Pair>
type Verb = keyof typeof verbs

const every = Object.keys(verbs) as Verb[]

/** A resource: its part of the route name, its names, and its verbs if it does not have all of them. */
type Resource = readonly [resource: string, zh: string, en: string, only?: readonly Verb[]]
type Single = readonly [apis: string, zh: string, en: string]
type Group = { name: Pair; about: Pair; resources: readonly Resource[]; singles: readonly Single[] }

/** The permissions that roles can grant, in the groups that administrators see. Source: ROL-9. */
const groups: readonly Group[] = [
  {
    name: ['个人与公共接口', 'Own account and common calls'],
    about: ['个人资料、上传与看板', 'Profile, uploads, dashboards'],
    resources: [],
    singles: [
      ['admin.auth.info', '个人资料：查看', 'Own profile: view'],
      ['admin.auth.edit', '个人资料：修改', 'Own profile: change'],
      ['admin.uploads', '文件：上传', 'Files: upload'],
      ['admin.dashboard.all', '看板：总览', 'Dashboard: overview'],
      ['admin.dashboard.order', '看板：订单', 'Dashboard: orders'],
      ['admin.dashboard.user', '看板：用户', 'Dashboard: users'],
      ['admin.dashboard.pay', '看板：支付', 'Dashboard: payments'],
      ['admin.dashboard.store', '看板：店铺', 'Dashboard: stores'],
    ],
  },
  {
    name: ['账号与角色接口', 'Account and role calls'],
    about: ['管理员、用户、角色与权限', 'Administrators, users, roles'],
    resources: [
      ['admins', '管理员账号', 'Administrators'],
      ['users', '平台用户', 'Platform users'],
      ['roles', '管理员角色', 'Administrator roles'],
      ['permission_groups', '权限分组', 'Permission groups'],
      ['permissions', '权限', 'Permissions'],
    ],
    singles: [
      ['admin.load_permission', '权限：路由名', 'Permissions: route names'],
      ['admin.users.money.handle', '平台用户：资金处理', 'Platform users: money'],
    ],
  },
  {
    name: ['菜单与配置接口', 'Menu and setting calls'],
    about: ['后台与商家菜单、系统配置', 'Menus and settings'],
    resources: [
      ['menus', '后台菜单', 'Admin menu'],
      ['seller_menus', '商家菜单', 'Seller menu'],
    ],
    singles: [
      ['admin.load_seller_menu', '商家菜单：读取', 'Seller menu: load'],
      ['admin.configs', '系统配置：查看', 'Settings: view'],
      ['admin.configs.update', '系统配置：修改', 'Settings: change'],
    ],
  },
  {
    name: ['内容接口', 'Content calls'],
    about: ['文章、公告、广告与短信', 'Articles, notices, adverts, SMS'],
    resources: [
      ['article_menus', '文章分类', 'Article sections'],
      ['articles', '文章', 'Articles'],
      ['agreements', '协议', 'Agreements'],
      ['notices', '公告', 'Notices'],
      ['adv_spaces', '广告位', 'Advert spaces'],
      ['advs', '广告', 'Adverts'],
      ['app_versions', '应用版本', 'App versions'],
      ['sms', '短信模板', 'SMS templates'],
      ['sms_logs', '短信记录', 'Sent messages'],
    ],
    singles: [['admin.sms', '短信：发送', 'SMS: send']],
  },
  {
    name: ['商品接口', 'Product calls'],
    about: ['商品、分类、品牌与规格', 'Products and what describes them'],
    resources: [
      ['goods', '商品', 'Products'],
      ['goods_classes', '商品分类', 'Product categories'],
      ['goods_brands', '商品品牌', 'Product brands'],
      ['goods_attrs', '商品属性', 'Product attributes'],
      ['goods_specs', '商品规格值', 'Attribute values'],
      ['goods_skus', '商品规格', 'Product variants'],
      ['integral_goods_classes', '积分商品分类', 'Points categories'],
      ['integral_goods', '积分商品', 'Points products'],
      ['integral_orders', '积分订单', 'Points orders', ['index', 'show', 'update']],
    ],
    singles: [],
  },
  {
    name: ['店铺与订单接口', 'Store and order calls'],
    about: ['店铺、订单、物流与地区', 'Stores, orders, logistics, areas'],
    resources: [
      ['stores', '店铺', 'Stores'],
      ['orders', '订单', 'Orders'],
      ['order_comments', '订单评价', 'Order reviews'],
      ['expresses', '物流公司', 'Couriers'],
      ['areas', '区域地址', 'Areas'],
      ['currencies', '货币', 'Currencies'],
    ],
    singles: [
      ['admin.order.edit', '订单：状态处理', 'Orders: move'],
      ['admin.order.findall', '订单：批量读取', 'Orders: fetch several'],
      ['admin.order.express', '订单：物流查询', 'Orders: track'],
      ['admin.order.print.waybill', '订单：打印面单', 'Orders: print waybills'],
      ['admin.base.clearArea', '区域地址：更新缓存', 'Areas: renew'],
    ],
  },
  {
    name: ['资金接口', 'Money calls'],
    about: ['资金明细、提现、结算与分销', 'Movements, withdrawals, settlements'],
    resources: [
      ['money_logs', '资金明细', 'Movements', ['index', 'show']],
      ['cashes', '提现', 'Withdrawals'],
      ['order_settlements', '订单结算', 'Settlements', ['index', 'show']],
      ['distribution_logs', '分销记录', 'Referral logs', ['index']],
    ],
    singles: [['admin.order.settl.handle', '订单结算：处理', 'Settlements: handle']],
  },
]

/** The groups with all their permissions, named in both languages. */
export const permissionGroups = groups.map(({ name, about, resources, singles }) => ({
  name,
  about,
  permissions: [
    ...resources.flatMap(([resource, zh, en, only = every]) =>
      only.map(verb => {
        const [doing, does] = verbs[verb]
        return { apis: `admin.${resource}.${verb}`, name: [`${zh}：${doing}`, `${en}: ${does}`] as Pair }
      }),
    ),
    ...singles.map(([apis, zh, en]) => ({ apis, name: [zh, en] as Pair })),
  ],
}))

/** Route names of all calls that need a permission, without duplicates, in alphabetical order. */
export const routeNames = (): string[] => {
  const needed = endpoints.filter(({ auth }) => auth === 'admin').flatMap(to => permissionOf(to) ?? [])
  const known = permissionGroups.flatMap(({ permissions }) => permissions.map(({ apis }) => apis))
  return [...new Set([...known, ...needed])].toSorted()
}
