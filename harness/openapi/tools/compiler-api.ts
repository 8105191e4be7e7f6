import { ts } from '@ts-morph/common'

/** The compiler's JavaScript API as openapi-typescript imports it: ts-morph contains an older TypeScript, without its commands. */
export default ts
