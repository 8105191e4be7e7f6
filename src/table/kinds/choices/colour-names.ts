/** The words that a name of a colour ends with in both languages ("pine green", "松叶绿"), special ones first. */
const words: readonly (readonly [readonly string[], string])[] = [
  [['black', 'obsidian', '黑'], '#1f1f1f'],
  [['white', '白'], '#ffffff'],
  [['grey', 'gray', '灰'], '#8a8a8a'],
  [['silver', '银'], '#c4c8cc'],
  [['burgundy', 'wine', '酒红'], '#7a2638'],
  [['coral', '珊瑚红'], '#ef7d6b'],
  [['red', 'vermilion', '红'], '#c8372d'],
  [['pink', '粉'], '#eba0b3'],
  [['orange', '橙'], '#e8833a'],
  [['yellow', 'lemon', '黄'], '#efc13c'],
  [['gold', '金'], '#c9a24b'],
  [['mint', '薄荷绿'], '#8fcbb0'],
  [['green', '绿'], '#3f7d58'],
  [['navy', '藏青'], '#27375e'],
  [['teal', '青'], '#2f8f94'],
  [['blue', 'ultramarine', '蓝'], '#3465b0'],
  [['purple', '紫'], '#7b55a5'],
  [['brown', 'chestnut', '棕'], '#7a5236'],
  [['khaki', '卡其'], '#b7a779'],
  [['beige', 'oatmeal', '米'], '#e3d3b4'],
]

const isHex = (text: string) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** True if the word is the last one of the name; Chinese has no spaces, and may add 色. */
const endsWith = (name: string, word: string) =>
  /^\w+$/.test(word) ? name === word || name.endsWith(` ${word}`) : name.endsWith(word) || name.endsWith(`${word}色`)

/** The CSS colour that a text names: a hexadecimal one, or by the word at its end. Undefined if it names none. */
export const colourNamed = (text: string): string | undefined => {
  const name = text.trim().toLowerCase()
  if (isHex(name)) return name
  return words.find(([endings]) => endings.some(word => endsWith(name, word)))?.[1]
}
