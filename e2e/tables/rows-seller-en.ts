/**
 * How the lists of the sellers begin in English: their headings and three seeded rows, the texts of a line apart by `|`, pictures left
 * out. Written down here, not read from the screens' definitions. Source: STE-8.
 */
export const sellerEnglish: Readonly<Record<string, readonly string[]>> = {
  '/Seller/cashes': [
    'Created at | Amount | Status | Real name | Bank | Card number | Fee | Actions',
    '2026-06-13 08:51 | ¥14,100.00 | Awaiting approval | Lanbridge Technology | Meridian Bank | **** 0001 | ¥0.00',
    '2026-05-28 08:51 | ¥9,400.00 | Refused | Lanbridge Technology | Meridian Bank | **** 0001 | ¥0.00',
    '2026-05-06 08:51 | ¥23,600.00 | Paid out | Lanbridge Technology | Meridian Bank | **** 0001 | ¥0.00',
  ],
  '/Seller/collectives': [
    'Picture | Product | Percent off | Group size | Created at | Actions',
    'Peltrix One 24 all-in-one desktop | 20% | 2 | 2026-01-12 20:06',
    'Halcyra Lucent mirrorless camera | 20% | 4 | 2024-08-11 18:38',
  ],
  '/Seller/coupon_logs': [
    'Coupon name | Shopper | Value | Status | Received at',
    'Year end | Gardener | ¥50.00 | To be used | 2026-06-13 04:57',
    'Year end | Routine Me | ¥50.00 | To be used | 2026-06-13 04:30',
    'Year end | Elephant Friend | ¥50.00 | To be used | 2026-06-13 03:26',
  ],
  '/Seller/coupons': [
    'Coupon name | Value | Minimum spend | Left | Status | Starts | Ends | Created at | Actions',
    'Year end | ¥50.00 | ¥500.00 | 200 | Not started | 2026-06-21 10:00 | 2026-07-25 10:00 | 2026-06-12 17:46',
    'Big saver | ¥80.00 | ¥800.00 | 0 | In progress | 2026-06-05 10:00 | 2026-06-27 10:00 | 2026-06-02 08:41',
    '30 off 300 | ¥30.00 | ¥300.00 | 46 | In progress | 2026-05-26 10:00 | 2026-07-05 10:00 | 2026-05-23 08:14',
  ],
  '/Seller/distribution_logs': [
    'Level | Goods amount | Rate | Commission | Settlement | Created at',
    'Second level | ¥399.00 | 4% | ¥15.96 | Waiting | 2026-06-13 23:16',
    'First level | ¥399.00 | 7% | ¥27.93 | Waiting | 2026-06-13 23:16',
    'Third level | ¥459.00 | 1% | ¥4.59 | Waiting | 2026-06-12 12:29',
  ],
  '/Seller/distributions': [
    'Picture | Product | Level 1 | Level 2 | Level 3 | Sold by referral | Commission | Created at | Actions',
    'Orvanta X9 camera flagship smartphone | 9% | 5% | 1% | ¥0.00 | ¥0.00 | 2025-02-01 18:11',
    'Sonavelle Studio monitor headphones | 7% | 4% | 1% | ¥599.00 | ¥41.93 | 2024-09-16 23:09',
    'Sonavelle Wave tabletop radio speaker | 10% | 5% | 1% | ¥1,836.00 | ¥238.68 | 2024-07-18 12:43',
  ],
  '/Seller/full_reductions': [
    'Name | Money off | Minimum spend | Status | Starts | Ends | Created at | Actions',
    '12.12 sale | ¥60.00 | ¥500.00 | Not started | 2026-07-03 10:00 | 2026-07-09 10:00 | 2026-06-12 10:51',
    '40 off 600 | ¥40.00 | ¥600.00 | In progress | 2026-06-10 10:00 | 2026-07-10 10:00 | 2026-06-07 22:04',
    '180 off 2k | ¥180.00 | ¥2,000.00 | In progress | 2026-06-10 10:00 | 2026-07-10 10:00 | 2026-06-07 15:03',
  ],
  '/Seller/goods': [
    'Picture | Product | Brand | Category | Price | Stock | Sold | On shelf | Approval | Created at | Actions',
    'Playforge Arcade stick | Playforge | Gaming | ¥369.00 | 448 | 8 | true | Approved | 2026-03-05 12:31',
    'Peltrix 20,000 mAh power bank | Peltrix | Charging & cables | ¥159.00 | 429 | 118 | true | Approved | 2026-02-08 13:30',
    'Peltrix Pebble silent wireless mouse | Peltrix | PCs & peripherals | ¥89.00 | 488 | 884 | true | Approved | 2026-01-16 10:16',
  ],
  '/Seller/goods_attrs': [
    'Attribute | Values | Created at | Actions',
    'Bundle | Standard Gift box | 2025-01-05 09:14',
    'Configuration | 16 GB + 512 GB 32 GB + 1 TB | 2024-10-02 09:17',
    'Storage | 128 GB 512 GB 256 GB 1 TB 2 TB | 2024-07-29 21:12',
  ],
  '/Seller/money_logs': [
    'Movement | Amount | Purse | Note | Created at | Actions',
    'Order settlement | +¥14,030.00 | Balance | 202606140000000378 | 2026-06-14 00:00',
    'Withdrawal requested | +¥14,100.00 | Frozen balance | - | 2026-06-13 08:51',
    'Withdrawal requested | -¥14,100.00 | Balance | - | 2026-06-13 08:51',
  ],
  '/Seller/order_comments': [
    'Avatar | Buyer | Picture | Product | Score | Created at | Actions',
    'Happy in Rain | Peltrix Orbit trackball | ★★★☆☆ | 2026-06-14 21:07',
    'Thirty North | Orvanta N7 5G smartphone | ★★★★★ | 2026-06-13 05:54',
    'Thirty North | Orvanta Kid locator watch | ★★★★★ | 2026-06-12 12:20',
  ],
  '/Seller/order_settlements': [
    'Order number | Order total | Settled amount | Settlement no. | Status | Created at | Actions',
    '20260608211426259500 | ¥467.00 | ¥467.00 | 202606140000000378 | Success | 2026-06-14 00:00',
    '20260608205040251581 | ¥3,367.00 | ¥3,367.00 | 202606140000000378 | Success | 2026-06-14 00:00',
    '20260608112346209039 | ¥397.00 | ¥397.00 | 202606140000000378 | Success | 2026-06-14 00:00',
  ],
  '/Seller/orders': [
    'Order number | Picture | Order name | Buyer | Total | Status | Created at | Actions',
    '20260615072353251400 | Peltrix Orbit trackball | Mechanic Li | ¥387.00 | Awaiting shipment | 2026-06-15 07:23',
    '20260615070535227643 | Sonavelle Cast condenser microphone | Old Bookstall | ¥397.00 | Awaiting payment | 2026-06-15 07:05',
    '20260615053423211805 | Sonavelle Studio monitor headphones | Misty Hills | ¥1,028.00 | Awaiting payment | 2026-06-15 05:34',
  ],
  '/Seller/orders/wait': [
    'Order number | Picture | Order name | Buyer | Total | Created at | Actions',
    '20260615072353251400 | Peltrix Orbit trackball | Mechanic Li | ¥387.00 | 2026-06-15 07:23',
    '20260615050126595967 | Halcyra Beam home projector | Running Tree | ¥6,058.00 | 2026-06-15 05:01',
    '20260614104714169263 | Orvanta N7 5G smartphone | Xiaoman | ¥3,867.00 | 2026-06-14 10:47',
  ],
  '/Seller/refunds': [
    'Order number | Picture | Order name | Buyer | Total | Next step | Created at | Actions',
    '20260612195344289151 | Peltrix 65 W GaN charger | Mechanic Li | ¥318.00 | Pending | 2026-06-12 19:53',
    '20260611103106378285 | Orvanta N7 5G smartphone | Rice Dumpling | ¥3,317.00 | Pending | 2026-06-11 10:31',
    '20260609185322314933 | Playforge Pad Pro wireless controller | Alley Corner | ¥1,318.00 | Pending | 2026-06-09 18:53',
  ],
  '/Seller/returns': [
    'Order number | Picture | Order name | Buyer | Total | Next step | Created at | Actions',
    '20260611225803117880 | Peltrix Clack 87-key mechanical keyboard | Cloudside Kiosk | ¥357.00 | Pending | 2026-06-11 22:58',
    '20260610153740162447 | Peltrix Forge 16 creator laptop | Xiaoman | ¥8,393.00 | Buyer to confirm | 2026-06-10 15:37',
    '20260609222810130771 | Orvanta Kid locator watch | Xiaoman | ¥467.00 | Store to replace it | 2026-06-09 22:28',
  ],
  '/Seller/roles': [
    'Role name | Created at | Actions',
    'Packer | 2025-08-29 18:46',
    'Product lister | 2025-08-29 17:22',
    'Order support | 2025-08-19 10:00',
  ],
  '/Seller/seckills': [
    'Picture | Product | Percent off | Status | Starts | Ends | Created at | Actions',
    'Sonavelle Drift noise-cancelling headphones | 25% | Not started | 2026-06-16 07:00 | 2026-06-16 08:00 | 2026-06-12 10:00',
    'Orvanta retro melody desk telephone | 25% | Not started | 2026-06-16 02:00 | 2026-06-16 03:00 | 2026-06-12 10:00',
    'Peltrix 65 W GaN charger | 10% | Not started | 2026-06-15 20:00 | 2026-06-15 21:00 | 2026-06-12 10:00',
  ],
  '/Seller/users': [
    'Picture | Nickname | Account | Roles | Created at | Actions',
    'Tang the Intern | intern | - | 2026-05-17 10:50',
    'Storeroom Tian | packer | Packer | 2026-05-06 08:35',
    'Store Assistant | allrounder | Product lister Packer | 2026-04-07 17:50',
  ],
}
