import { defectsOf, type Defect } from '../defect.ts'
import { tokenIn } from '../inject/access.ts'
import { afterwards, whenRefused, type Done } from '../inject/afterwards.ts'
import { answerWith, data } from '../inject/reply.ts'
import { idIn } from '../inject/write.ts'

const ok = () => answerWith({ code: 200, msg: 'ok', data: [] })

const linesOf = ({ db, owner }: Done) => db.carts.by('user_id', owner)

/** The line of the caller's cart with the product and SKU of the form. */
const named = (done: Done) =>
  linesOf(done).find(
    ({ goods_id, sku_id }) => goods_id === Number(done.form.get('goods_id')) && sku_id === Number(done.form.get('sku_id') ?? 0),
  )

const quantity = ({ form }: Done): number => Number(form.get('buy_num') ?? 1)

const keepsLine = (done: Done): void => {
  const gone = done.was('carts', idIn(done.url))
  if (gone && !done.db.carts.find(gone.id)) {
    const { last, rows } = done.db.carts.dump()
    done.db.carts.load({ last, rows: [...rows.filter(({ id }) => id !== gone.id), gone] })
  }
}

const cart = defectsOf('other values', [
  [
    'cart-add-sets',
    'POST /user/carts',
    afterwards(done => {
      const line = named(done)
      if (line) done.db.carts.change(line.id, { buy_num: quantity(done) })
    }),
    'replaces the quantity of a line instead of adding to it',
  ],
  [
    'cart-add-second-line',
    'POST /user/carts',
    afterwards(done => {
      const line = named(done)
      const before = line && done.was('carts', line.id)
      if (!line || !before) return
      done.db.carts.change(line.id, { buy_num: before.buy_num })
      done.db.carts.add({ ...line, buy_num: quantity(done) })
    }, 'carts'),
    'adds a second line for the same product and SKU',
  ],
  [
    'cart-add-any-sku',
    'POST /user/carts',
    afterwards(done => {
      const line = named(done)
      const other = linesOf(done).find(({ id, goods_id }) => id !== line?.id && goods_id === line?.goods_id)
      if (!line || !other) return
      done.db.carts.change(other.id, { buy_num: other.buy_num + line.buy_num })
      done.db.carts.remove(line.id)
    }),
    'adds to the line of another SKU of the product',
  ],
  [
    'cart-stock-of-added',
    'POST /user/carts',
    whenRefused(done => {
      const line = named(done)
      const { goods_stock: stock = 0 } = Object(
        line?.sku_id ? done.db.goods_skus.find(line.sku_id) : done.db.goods.find(line?.goods_id ?? 0),
      ) as { goods_stock?: number }
      if (!line || quantity(done) < 1 || quantity(done) > stock || line.buy_num + quantity(done) <= stock) return undefined
      done.db.carts.change(line.id, { buy_num: line.buy_num + quantity(done) })
      return ok()
    }),
    'compares the stock with what is added, not with the whole line',
  ],
  [
    'cart-one-stays',
    'PUT /user/carts/{id}',
    afterwards(keepsLine, 'carts'),
    'keeps a line of one piece from which one is taken away',
  ],
  [
    'cart-lower-refused',
    'PUT /user/carts/{id}',
    afterwards(done => {
      const before = done.was('carts', idIn(done.url))
      const stock = before && done.db.goods.find(before.goods_id)?.goods_stock
      if (!before || before.sku_id > 0 || stock === undefined || before.buy_num <= stock) return undefined
      done.db.carts.change(before.id, { buy_num: before.buy_num })
      return answerWith({ code: 500, msg: '库存不足', data: [] })
    }, 'carts'),
    'refuses to lower a line that asks for more than there is',
  ],
  [
    'cart-sku-price',
    'GET /user/carts',
    around =>
      data(sent => {
        const page = Object(sent) as { data: { cart_list: { goods_id: number; goods_price: string }[] }[] }
        const { goods } = around.world.db
        for (const line of page.data.flatMap(({ cart_list }) => cart_list))
          line.goods_price = goods.findAny(line.goods_id)?.goods_price ?? line.goods_price
        return page
      })(around),
    'shows the price of the product for a SKU',
  ],
  [
    'cart-counts-lines',
    'GET /user/carts',
    data(sent => {
      const page = Object(sent) as { total: number; data: { cart_list: unknown[] }[] }
      return { ...page, total: page.total - page.data.length + page.data.flatMap(({ cart_list }) => cart_list).length }
    }),
    'counts lines where stores are counted',
  ],
  [
    'cart-count-pieces',
    'GET /cart_count',
    around => async request => {
      const owner = tokenIn(around.world, request)?.owner_id ?? 0
      const pieces = around.world.db.carts.by('user_id', owner).reduce((sum, { buy_num }) => sum + buy_num, 0)
      return data(count => (count === 0 ? 0 : pieces))(around)(request)
    },
    'counts pieces instead of lines',
  ],
])

/** Lines of the cart, written from CRT. */
export const cartDefects: readonly Defect[] = cart
