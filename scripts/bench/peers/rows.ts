/** An order as the peers hold it. */
export type Row = {
  readonly id: number
  readonly order_no: string
  readonly order_status: number
  readonly total_price: number
  readonly receive_name: string
  readonly created_at: string
}

/** What is asked of every list: one status, the newest first, the third page of thirty. */
export const searched = { order_status: 6, page: 3, size: 30 } as const
