/** An order as the peers store it. */
export type Row = {
  readonly id: number
  readonly order_no: string
  readonly order_status: number
  readonly total_price: number
  readonly receive_name: string
  readonly created_at: string
}

/** The query of every list: one status, newest first, the third page of thirty. */
export const searched = { order_status: 6, page: 3, size: 30 } as const
