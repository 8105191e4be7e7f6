import { adminCashes } from '#contracts/api/money/cashes.ts'
import { call } from '#src/lib/http/call.ts'
import { reasonDialog } from '#src/ui/form/reason-dialog.tsx'

type Decided = { readonly id: number; readonly cash_status: number }
const isWaiting = ({ cash_status }: Decided) => cash_status === 0

/** Row actions that approve or refuse a waiting withdrawal, once. */
export const decisions = [
  {
    name: 'cashes.approve',
    asks: adminCashes.update,
    primary: true,
    confirm: 'cashes.approveText',
    when: isWaiting,
    run: ({ id }: Decided) => call(adminCashes.update, { params: { id }, body: { cash_status: 1 } }),
  },
  {
    name: 'cashes.refuse',
    asks: adminCashes.update,
    when: isWaiting,
    opens: reasonDialog<Decided>({
      title: 'cashes.refuse',
      text: 'cashes.refuseText',
      label: 'field.refuse_info',
      max: 200,
      send: ({ id }, refuse_info) => call(adminCashes.update, { params: { id }, body: { cash_status: 2, refuse_info } }),
    }),
  },
] as const
