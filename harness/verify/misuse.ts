/** A sentence for the terminal instead of a stack. */
export class Misuse extends Error {}
