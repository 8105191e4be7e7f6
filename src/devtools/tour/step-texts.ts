/** What the tour says at each step, and at its end. */
export const stepTexts = {
  signIn: { title: 'panel.tour.signIn.title', text: 'panel.tour.signIn.text' },
  find: { title: 'panel.tour.find.title', text: 'panel.tour.find.text' },
  buy: { title: 'panel.tour.buy.title', text: 'panel.tour.buy.text' },
  place: { title: 'panel.tour.place.title', text: 'panel.tour.place.text' },
  pay: { title: 'panel.tour.pay.title', text: 'panel.tour.pay.text' },
  seller: { title: 'panel.tour.seller.title', text: 'panel.tour.seller.text' },
  ship: { title: 'panel.tour.ship.title', text: 'panel.tour.ship.text' },
  receive: { title: 'panel.tour.receive.title', text: 'panel.tour.receive.text' },
  comment: { title: 'panel.tour.comment.title', text: 'panel.tour.comment.text' },
  admin: { title: 'panel.tour.admin.title', text: 'panel.tour.admin.text' },
  end: { title: 'panel.tour.end.title', text: 'panel.tour.end.text' },
} as const
