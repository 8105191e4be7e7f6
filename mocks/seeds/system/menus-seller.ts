import type { MenuSeed } from './menu-seed.ts'

/**
 * The menu of the seller office. A test compares it with the screens. Ids and names are those of the real server; the last
 * entries are ours. Source: MNU-7.
 */
export const sellerNodes: readonly MenuSeed[] = [
  [1, 0, '工作台', 'Workbench', 'fa-desktop', 0],
  [37, 1, '仪表盘', 'Dashboard', 'fa-dashboard', 0, '/Seller/dashboard', 'Seller/dashboard/index', 1],
  [38, 1, '客服聊天', 'Customer chat', 'fa-comments-o', 0, '/Seller/chats', 'Seller/chats/index', 1],
  [3, 0, '商品中心', 'Products', 'fa-shopping-bag', 1],
  [12, 3, '商品管理', 'Product list', 'fa-shopping-bag', 0, '/Seller/goods', 'Seller/goods/index'],
  [9, 3, '属性规格', 'Attributes', 'fa-cubes', 1, '/Seller/goods_attrs', 'Seller/goods_attrs/index'],
  [4, 0, '店铺中心', 'Store', 'fa-archive', 1],
  [13, 4, '店铺配置', 'Store settings', 'fa-cogs', 0, '/Seller/stores', 'Seller/stores/index'],
  [14, 4, '店铺资金', 'Money movements', 'fa-money', 1, '/Seller/money_logs', 'Seller/money_logs/index'],
  [15, 4, '订单结算', 'Order settlement', 'fa-calculator', 3, '/Seller/order_settlements', 'Seller/order_settlements/index'],
  [16, 4, '资金提现', 'Withdrawals', 'fa-credit-card', 4, '/Seller/cashes', 'Seller/cashes/index'],
  [30, 4, '运费配置', 'Freight settings', 'fa-truck', 4, '/Seller/freights', 'Seller/freights/index'],
  [19, 0, '订单中心', 'Orders', 'fa-first-order', 3],
  [20, 19, '订单管理', 'Order list', 'fa-first-order', 0],
  [31, 20, '全部订单', 'All orders', '', 0, '/Seller/orders', 'Seller/orders/index'],
  [32, 20, '待发订单', 'Orders to ship', '', 1, '/Seller/orders/wait', 'Seller/orders/wait'],
  [21, 20, '退款订单', 'Refund orders', '', 2, '/Seller/refunds', 'Seller/refunds/index'],
  [22, 20, '退货订单', 'Return orders', '', 3, '/Seller/returns', 'Seller/refunds/return'],
  [23, 19, '订单评论', 'Order comments', 'fa-commenting', 3, '/Seller/order_comments', 'Seller/order_comments/index'],
  [18, 0, '营销中心', 'Marketing', 'fa-share-alt-square', 4],
  [24, 18, '分销管理', 'Referral', 'fa-sitemap', 0],
  [33, 24, '分销管理', 'Referral offers', '', 0, '/Seller/distributions', 'Seller/distributions/index'],
  [34, 24, '分销日志', 'Commissions', '', 1, '/Seller/distribution_logs', 'Seller/distributions/log'],
  [25, 18, '优惠券管理', 'Coupons', 'fa-money', 1],
  [35, 25, '优惠券管理', 'Coupon list', '', 0, '/Seller/coupons', 'Seller/coupons/index'],
  [36, 25, '优惠券日志', 'Received coupons', '', 1, '/Seller/coupon_logs', 'Seller/coupons/log'],
  [26, 18, '秒杀管理', 'Flash sales', 'fa-clock-o', 2, '/Seller/seckills', 'Seller/seckills/index'],
  [27, 18, '拼团管理', 'Group buys', 'fa-users', 3, '/Seller/collectives', 'Seller/collectives/index'],
  [28, 18, '满减管理', 'Spend-and-save', 'fa-shopping-basket', 4, '/Seller/full_reductions', 'Seller/full_reductions/index'],
  [17, 0, '数据统计', 'Statistics', 'fa-bar-chart-o', 98],
  [29, 17, '销量分析', 'Sales analysis', 'fa-first-order', 0, '/Seller/dashboard/order', 'Seller/dashboard/order'],
  [5, 0, '系统中心', 'System', 'fa-cogs', 99],
  [6, 5, '用户管理', 'Accounts', 'fa-user', 0],
  [7, 6, '用户管理', 'Sub-accounts', '', 0, '/Seller/users', 'Seller/users/index'],
  [8, 6, '角色管理', 'Roles', '', 2, '/Seller/roles', 'Seller/roles/index'],
  [39, 3, '图片空间', 'Picture space', 'fa-picture-o', 2, '/Seller/file_spaces', 'Seller/file_spaces/index'],
]
