type Movement = { readonly is_type?: unknown; readonly is_belong?: unknown }

/** Where each office lists what a movement names. */
type Screens = {
  readonly orders: string
  readonly settlements: string
  /** Orders of the points shop. */
  readonly pointsOrders?: string
}

const points = 2

/** Numbers of orders and settlements begin with their time to the second. */
const isNumber = (text: string): boolean => /^20\d{12}\d{4,}$/.test(text)

/**
 * The address of what a movement names: the settlement of a store, the order of a shopper.
 * @param ofStore whether the movement is one of a store's purses.
 */
export const namedBy =
  ({ orders, settlements, pointsOrders }: Screens, ofStore: (row: Movement) => boolean) =>
  (part: string, row: Movement): string | undefined => {
    if (!isNumber(part)) return undefined
    if (ofStore(row)) return `${settlements}?settlement_no=${part}`
    const list = row.is_type === points ? pointsOrders : orders
    return list && `${list}?order_no=${part}`
  }

/** Field definitions of balance movements, shared by both back offices. Source: MSC-3, MSC-4. */
export const moneyLogFields = (linkOf: ReturnType<typeof namedBy>) =>
  ({
    name: { kind: 'text', label: 'moneyLogs.name' },
    money: {
      kind: 'money',
      label: 'moneyLogs.amount',
      signed: true,
      points: (row: Movement) => row.is_type === points,
    },
    is_type: {
      kind: 'choice',
      label: 'moneyLogs.purse',
      of: { 0: 'purse.balance', 1: 'purse.frozen', 2: 'purse.points' },
      minor: true,
    },
    info: { kind: 'longText', label: 'moneyLogs.info', span: 24, linkOf, width: 192 },
  }) as const
