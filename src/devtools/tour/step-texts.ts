/** The texts of each step, and of the end. */
export const stepTexts = {
  signIn: { title: 'devtools.tour.signIn.title', text: 'devtools.tour.signIn.text' },
  find: { title: 'devtools.tour.find.title', text: 'devtools.tour.find.text' },
  buy: { title: 'devtools.tour.buy.title', text: 'devtools.tour.buy.text' },
  place: { title: 'devtools.tour.place.title', text: 'devtools.tour.place.text' },
  pay: { title: 'devtools.tour.pay.title', text: 'devtools.tour.pay.text' },
  seller: { title: 'devtools.tour.seller.title', text: 'devtools.tour.seller.text' },
  ship: { title: 'devtools.tour.ship.title', text: 'devtools.tour.ship.text' },
  receive: { title: 'devtools.tour.receive.title', text: 'devtools.tour.receive.text' },
  comment: { title: 'devtools.tour.comment.title', text: 'devtools.tour.comment.text' },
  admin: { title: 'devtools.tour.admin.title', text: 'devtools.tour.admin.text' },
  refundSignIn: { title: 'devtools.tour.refundSignIn.title', text: 'devtools.tour.refundSignIn.text' },
  refundFind: { title: 'devtools.tour.refundFind.title', text: 'devtools.tour.refundFind.text' },
  refundAsk: { title: 'devtools.tour.refundAsk.title', text: 'devtools.tour.refundAsk.text' },
  refundSeller: { title: 'devtools.tour.refundSeller.title', text: 'devtools.tour.refundSeller.text' },
  refundDecide: { title: 'devtools.tour.refundDecide.title', text: 'devtools.tour.refundDecide.text' },
  refundBack: { title: 'devtools.tour.refundBack.title', text: 'devtools.tour.refundBack.text' },
  saleSeller: { title: 'devtools.tour.saleSeller.title', text: 'devtools.tour.saleSeller.text' },
  saleAdd: { title: 'devtools.tour.saleAdd.title', text: 'devtools.tour.saleAdd.text' },
  saleList: { title: 'devtools.tour.saleList.title', text: 'devtools.tour.saleList.text' },
  storeSignIn: { title: 'devtools.tour.storeSignIn.title', text: 'devtools.tour.storeSignIn.text' },
  storeStart: { title: 'devtools.tour.storeStart.title', text: 'devtools.tour.storeStart.text' },
  storeApply: { title: 'devtools.tour.storeApply.title', text: 'devtools.tour.storeApply.text' },
  storeAdmin: { title: 'devtools.tour.storeAdmin.title', text: 'devtools.tour.storeAdmin.text' },
  storePass: { title: 'devtools.tour.storePass.title', text: 'devtools.tour.storePass.text' },
  storeOpen: { title: 'devtools.tour.storeOpen.title', text: 'devtools.tour.storeOpen.text' },
  end: { title: 'devtools.tour.end.title', text: 'devtools.tour.end.text' },
  endOther: { title: 'devtools.tour.endOther.title', text: 'devtools.tour.endOther.text' },
} as const

/** The name of a step. */
export type StepName = Exclude<keyof typeof stepTexts, 'end' | 'endOther'>
