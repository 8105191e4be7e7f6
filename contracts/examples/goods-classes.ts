import { loadGoodsClasses } from '#contracts/api/goods-classes.ts'
import { examplesOf } from './kit.ts'
import { goods } from './samples.ts'

const level = (id: number, pid: number, lev: number, name: string) => ({ id, pid, name, thumb: '/storage/classes/home.svg', lev })

/** Three levels, as a product needs them. */
export const classTree = [
  {
    ...level(90_051, 0, 0, 'Home'),
    children: [{ ...level(90_052, 90_051, 1, 'Kitchen'), children: [level(90_053, 90_052, 2, 'Mugs')] }],
  },
]

export const goodsClassExamples = examplesOf(loadGoodsClasses, [
  { when: 'all levels', given: goods.onSale, reply: classTree },
  { when: 'the first level only', given: goods.onSale, query: { deep: 1 }, reply: [level(90_051, 0, 0, 'Home')] },
])
