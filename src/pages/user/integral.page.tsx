import { MoneyLog } from './money/money-log.tsx'

/** /user/integral */
const IntegralPage = () => <MoneyLog purse="integral" />
export default IntegralPage
