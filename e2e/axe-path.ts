/** The path at which the server of the app under test has axe. */
export const axePath = '/_axe.js'
