/** The largest body that a shared world takes, in bytes. Source: HST-8. */
const mostBodyBytes = 12_000_000

/** Whether a body is too large, or of unknown size. */
export const isTooLarge = ({ headers, method }: Request): boolean => {
  const length = headers.get('content-length')
  const hasBody = !['GET', 'HEAD'].includes(method) && (length !== null || headers.has('transfer-encoding'))
  return hasBody && !(Number(length ?? Infinity) <= mostBodyBytes)
}
