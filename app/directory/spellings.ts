import { normalize } from './search-text.ts'

/** Names that are written in several ways: whoever searches by one finds what has any of them. */
const spelledAlike = [
  ['Saipan', 'サイパン', '사이판', '塞班'],
  ['Tinian', 'テニアン', '티니안', '天宁'],
  ['Rota', 'ロタ', '로타', '罗塔'],
  ['Garapan', 'ガラパン', '가라판', '加拉班'],
  ['Tapochau', 'Tapotchau', 'タポチョ', '타포차우'],
  ['Mañagaha', 'マニャガハ', '마나가하'],
].map((names) => names.map(normalize))

const known = new Map(spelledAlike.flatMap((names) => names.map((name) => [name, names])))

/** All spellings of a normalized word, itself among them. */
export const spellingsOf = (word: string): readonly string[] => known.get(word) ?? [word]
