import { casesOf } from './refunds/cases.ts'

/**
 * Orders whose buyers ask for an exchange. After accepting a request the store waits for the parcel, ships again and waits for the
 * buyer to confirm; no money moves. Source: ASC-5, REF-9.
 */
export default casesOf(1)
