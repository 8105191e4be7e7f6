// Products, cart, orders and payment by balance, added to the server of docs/build-a-server.md: 18 more calls, in Node alone.
// node server.mjs [port]
import { routes } from '../first-server.mjs'
import { buyerInfo, sellerInfo, showAddress } from './account.mjs'
import { addToCart, changeCart, countCart, emptyCart, listCart } from './cart.mjs'
import { createOrder, editOrder, listOrders, orderBefore, showAnyOrder, showOrder } from './orders.mjs'
import { checkPayment, orderAfter, payOrder } from './payment.mjs'
import { showGoods } from './products.mjs'
import './states.mjs'

routes.push(
  ['GET', /^\/api\/goods\/(\d+)$/, showGoods],
  ['POST', /^\/api\/auth\/info$/, buyerInfo],
  ['POST', /^\/api\/Seller\/auth\/info$/, sellerInfo],
  ['GET', /^\/api\/user\/addresses\/([^/]+)$/, showAddress],
  ['POST', /^\/api\/user\/carts$/, addToCart],
  ['PUT', /^\/api\/user\/carts\/([^/]+)$/, changeCart],
  ['GET', /^\/api\/user\/carts$/, listCart],
  ['GET', /^\/api\/cart_count$/, countCart],
  ['DELETE', /^\/api\/user\/carts\/([^/]+)$/, emptyCart],
  ['POST', /^\/api\/user\/order\/before$/, orderBefore],
  ['POST', /^\/api\/user\/order\/create$/, createOrder],
  ['POST', /^\/api\/user\/order\/after$/, orderAfter],
  ['POST', /^\/api\/user\/order\/pay$/, payOrder],
  ['POST', /^\/api\/user\/order\/check$/, checkPayment],
  ['GET', /^\/api\/user\/orders$/, listOrders],
  ['GET', /^\/api\/user\/order\/([^/]+)$/, showOrder],
  ['PUT', /^\/api\/user\/order\/([^/]+)$/, editOrder],
  ['GET', /^\/api\/Admin\/orders\/([^/]+)$/, showAnyOrder],
)
