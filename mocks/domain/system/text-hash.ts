/** Hashes a text to 32 bits (FNV-1a): the same text always gives the same number. It protects nothing. */
export const textHash = (text: string, seed = 2_166_136_261): number => {
  let hash = seed
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  return hash
}
