/** The file that a view of the menu means: `Admin/exts/goods_brands/index` is `admin/goods-brands`. Source: spec, section 2.6. */
export const fileOfView = (view: string): string => {
  const [area = '', ...rest] = view
    .toLowerCase()
    .replace('/exts/', '/')
    .replace(/\/index$/, '')
    .split('/')
  return `${area}/${rest.join('-').replaceAll('_', '-')}`
}
