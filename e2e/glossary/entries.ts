/** Expected texts in Chinese and English, by the key of the interface text. The form for one (`…_one`) exists in English alone. */
export type Entries = Readonly<Record<string, readonly [chinese: string | undefined, english: string]>>
