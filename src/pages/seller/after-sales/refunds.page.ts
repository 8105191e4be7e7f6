import { casesOf } from './refunds/cases.ts'

/**
 * Orders whose buyers ask for their money back. Accepting a request returns the money and completes the order, so there is no
 * further step. Source: ASC-5, REF-6.
 */
export default casesOf(0)
