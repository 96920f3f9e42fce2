import { lettersOf } from '../../directory/search-text.ts'
import { normalize } from '../../ground/i18n/normalize.ts'

const beginnings = [
  'emergency',
  'emergencies',
  'evacuation',
  'evacuate',
  'shelter',
  'ambulance',
  'police',
  'firefighter',
  'typhoon',
  'storm',
  'hurricane',
  'tsunami',
  'earthquake',
  'flood',
  '해일',
]
/** Beginnings of too much else: "hospitality", "fireworks". */
const whole = ['911', 'fire', 'fires', 'hospital', 'hospitals', 'doctor', 'doctors', '嵐']

/** Chinese, Japanese and Korean write them together with other words. */
const within = [
  '긴급',
  '응급',
  '태풍',
  '폭풍',
  '쓰나미',
  '지진',
  '홍수',
  '화재',
  '소방',
  '대피',
  '구급',
  '경찰',
  '병원',
  '緊急',
  '救急',
  '台風',
  '津波',
  '地震',
  '洪水',
  '火事',
  '火災',
  '消防',
  '避難',
  '警察',
  '病院',
  '紧急',
  '急救',
  '台风',
  '风暴',
  '海啸',
  '火灾',
  '火警',
  '报警',
  '急诊',
  '避难',
  '疏散',
  '庇护所',
  '救护车',
  '医院',
].map(normalize)

/** Neither dentists and vets, nor words that have the same syllables: 의사소통 is communication, 주의사항 a precaution. */
const doctor =
  /(?<!歯)医者|(?<!獣|歯科)医師|(?<![兽牙]|牙科|宠物)医生|(?<!수|치과 ?|동물 |한|주|문|유|건|국회)의사(?!소통|결정|표시|당)/u

/** What a misspelled one may have meant. */
export const emergencyWords: readonly string[] = [...beginnings, ...whole]

/** Searches for these show the emergency page first. */
export const isEmergency = (term: string) =>
  within.some((word) => normalize(term).includes(word)) ||
  doctor.test(normalize(term)) ||
  lettersOf(term).some((word) => whole.includes(word) || beginnings.some((one) => word.startsWith(one)))
