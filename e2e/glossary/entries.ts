/** Expected texts in Chinese and English, by the key of the interface text. */
export type Entries = Readonly<Record<string, readonly [chinese: string, english: string]>>
