import { MoneyLog } from './money/money-log.tsx'

/** /user/money */
const MoneyPage = () => <MoneyLog purse="money" />
export default MoneyPage
