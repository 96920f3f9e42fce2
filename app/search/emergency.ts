import { normalize, wordsOf } from '../directory/search-text.ts'

/** Who types one of these wants the emergency page first. */
const words = new Set(
  [
    ...['911', 'emergency', 'typhoon', 'storm', 'hurricane', 'tsunami', 'earthquake', 'shelter', 'shelters'],
    ...['ambulance', 'police', 'hospital', 'evacuation'],
    ...['긴급', '응급', '태풍', '폭풍', '쓰나미', '지진', '대피소', '구급차', '경찰', '병원'],
    ...['緊急', '救急', '台風', '嵐', '津波', '地震', '避難所', '救急車', '警察', '病院'],
    ...['紧急', '急救', '台风', '风暴', '海啸', '避难所', '庇护所', '救护车', '医院'],
  ].map(normalize),
)

export const isEmergency = (term: string) => wordsOf(term).some((word) => words.has(word))
