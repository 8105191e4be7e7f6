import type { Pair } from '../texts.ts'

/** Invented brands; the key is the name of the logo. */
export const brands = {
  orvanta: ['奥梵塔', 'Orvanta'],
  peltrix: ['佩锐域', 'Peltrix'],
  sonavelle: ['声薇', 'Sonavelle'],
  halcyra: ['禾晴', 'Halcyra'],
  frostwen: ['霜闻', 'Frostwen'],
  kettlova: ['壶乐诺', 'Kettlova'],
  breezano: ['微岚诺', 'Breezano'],
  thistlewear: ['蓟野', 'Thistlewear'],
  moonloom: ['月梭', 'Moonloom'],
  stridova: ['步遥', 'Stridova'],
  satchery: ['匣行', 'Satchery'],
  dewlune: ['露弦', 'Dewlune'],
  carminelle: ['绯序', 'Carminelle'],
  fernsoak: ['蕨沐', 'Fernsoak'],
  grainfold: ['谷褶', 'Grainfold'],
  nibblewood: ['啃木', 'Nibblewood'],
  teahollow: ['茶坳', 'Teahollow'],
  plumhaven: ['梅屿', 'Plumhaven'],
  hearthfold: ['暖褶', 'Hearthfold'],
  claywick: ['陶芯', 'Claywick'],
  boltbrook: ['铆溪', 'Boltbrook'],
  inkmeadow: ['墨原', 'Inkmeadow'],
  paperlark: ['纸雀', 'Paperlark'],
  lyrefield: ['琴野', 'Lyrefield'],
  ridgeroam: ['岭漫', 'Ridgeroam'],
  kickvale: ['跃谷', 'Kickvale'],
  toddlepine: ['稚松', 'Toddlepine'],
  wondercog: ['奇齿', 'Wondercog'],
} as const satisfies Record<string, Pair>

export type BrandKey = keyof typeof brands
