/**
 * A menu entry: id, parent, both names, icon, sort value; a page also has its route, its view, and 1 if it brings its own layout.
 */
export type MenuSeed = readonly [
  id: number,
  pid: number,
  zh: string,
  en: string,
  icon: string,
  sort: number,
  apis?: string,
  view?: string,
  open?: 0 | 1,
]
