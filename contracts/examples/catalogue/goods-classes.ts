import { adminClasses, loadGoodsClasses } from '#contracts/api/catalogue/goods-classes.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'
import { goods } from '../samples.ts'

const level = (id: number, pid: number, lev: number, name: string) => ({ id, pid, name, thumb: '/storage/classes/home.svg', lev })

/** Three levels, as a product needs them. */
export const classTree = [
  {
    ...level(90_051, 0, 0, 'Home'),
    children: [{ ...level(90_052, 90_051, 1, 'Kitchen'), children: [level(90_053, 90_052, 2, 'Mugs')] }],
  },
]

const [id, child_id, leaf_id] = [90_071, 90_072, 90_073]
const rootClass = {
  id,
  pid: 0,
  name: 'Garden',
  thumb: '/storage/classes/garden.svg',
  is_sort: 0,
  created_at: '2026-01-02 03:04:05',
}
const given = ['a product class has classes below it', { id, child_id, leaf_id }] as const

export const goodsClassExamples = [
  ...examplesOf(loadGoodsClasses, [
    { when: 'all levels', given: goods.onSale, reply: classTree },
    { when: 'the first level only', given: goods.onSale, query: { deep: 1 }, reply: [level(90_051, 0, 0, 'Home')] },
  ]),
  ...crudExamples(adminClasses, {
    given,
    id,
    row: rootClass,
    level: { pid: id, rows: [{ ...rootClass, id: child_id, pid: id, name: 'Tools', has_children: { id: leaf_id } }] },
    added: { pid: id, name: 'Pots', is_sort: 1 },
    addedGiven: given,
    changed: { pid: 0, name: 'Garden and balcony', is_sort: 2 },
    wrong: { pid: 0, name: '' },
  }),
]
