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
  end: { title: 'devtools.tour.end.title', text: 'devtools.tour.end.text' },
} as const
