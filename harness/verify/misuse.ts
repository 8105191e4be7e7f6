/** An error of the user, printed as a message without a stack trace. */
export class Misuse extends Error {}
