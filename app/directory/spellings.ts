/** Names that are written in several ways, as `normalize` has them: what holds one is found by all. */
const spelledAlike = [
  ['saipan', 'サイパン', '사이판', '塞班'],
  ['tinian', 'テニアン', '티니안', '天宁'],
  ['rota', 'ロタ', '로타', '罗塔'],
  ['garapan', 'ガラパン', '가라판', '加拉班'],
  ['tapochau', 'tapotchau', 'タポチョ', '타포차우'],
  ['managaha', 'マニャガハ', '마나가하'],
]

/** The Latin ones. */
export const placeNames: readonly string[] = spelledAlike.flat().filter((name) => /[a-z]/.test(name))

const known = new Map(spelledAlike.flatMap((names) => names.map((name) => [name, names])))

/** All spellings of a normalized word, itself among them. */
export const spellingsOf = (word: string): readonly string[] => known.get(word) ?? [word]

/** How else the names in a normalized text are written. Latin letters count as whole words only: not "rotary". */
export const otherSpellings = (text: string): readonly string[] =>
  spelledAlike.flatMap((names) =>
    names.some((name) => has(text, name)) ? names.filter((name) => !has(text, name)) : [],
  )

const has = (text: string, name: string) =>
  /[a-z]/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(name)

const unspaced = new RegExp(
  `(${spelledAlike
    .flat()
    .filter((name) => !/[a-z]/.test(name))
    .join('|')})の?`,
  'g',
)

/** "塞班酒店" as "塞班 酒店": names written without a space are separate search words. */
export const withNamesApart = (text: string) => text.replace(unspaced, ' $1 ')
