import { MoneyLog } from './money/money-log.tsx'

/** /user/frozen_money */
const FrozenMoneyPage = () => <MoneyLog purse="frozen_money" />
export default FrozenMoneyPage
