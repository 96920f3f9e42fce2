import type { AnyArea } from '../../app/directory/area.ts'
import { facetValueLabel } from '../../app/directory/filters.ts'
import { facetsOf } from '../../app/directory/facets.ts'
import { termLabel } from '../../app/directory/attributes/terms.ts'
import { i18nOf } from '../../app/ground/i18n/catalogue.ts'
import type { Language } from '../../app/ground/i18n/languages.ts'
import type { Island } from '../../app/ground/request/islands.ts'
import { anyListing } from '../any-listing.ts'
import type { GeneratedListing } from '../fill.ts'
import { sequence } from '../sequence.ts'

/** A term of a taxonomy, and what it is under. */
export type TownTerm = { readonly value: string; readonly parent: string }

/** A listing as a town has them: named for what it is, with a text that mentions other things. */
export function townListing(area: AnyArea, number: number, terms: readonly TownTerm[]): GeneratedListing {
  const random = sequence(number + 1)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const any = anyListing(area, number)
  const at = 2 * Math.floor(number / everySoMany)
  const term = terms[at % terms.length]!
  const besides = terms[(at + 1) % terms.length]!
  const subcategories = besides.parent === term.parent ? [term.value, besides.value] : [term.value]
  const attributes = {
    ...any.attributes,
    ...(area.attributes.subcategories && { category: term.parent, subcategories }),
    ...(area.attributes.model && { model: pick(['Tacoma', 'Civic', 'Soul', 'RAV4', 'Ranger', 'Forester']) }),
  }
  const name = pick(names)
  const texts = (language: Language) => ({
    title: `${name} ${whatItIs(area, attributes, language)}`.trim(),
    description: [pick(mentions[language]), pick(mentions[language]), pick(mentions[language])].join(' '),
  })
  const translated = random() < 0.6
  return {
    ...any,
    ...texts('en'),
    attributes,
    village: pick(villages[any.island as Island]),
    ...(translated && { translations: { ko: texts('ko'), ja: texts('ja'), zh: texts('zh') } }),
  }
}

/** Listings of one area are so many numbers apart: each of its terms has one, in pairs. */
const everySoMany = 15

function whatItIs(area: AnyArea, attributes: Record<string, unknown>, language: Language): string {
  const i18n = i18nOf(language)
  const [term] = (attributes.subcategories as string[] | undefined) ?? []
  if (term) return termLabel('business', term, i18n)
  const facet = facetsOf(area).find(({ key }) => telling.includes(key) && attributes[key])
  return facet ? facetValueLabel(facet, String(attributes[facet.key]), i18n) : ''
}

const telling = ['bodyStyle', 'propertyType', 'service', 'cuisine', 'category']

const names =
  'Plumeria,Lagoon,Sunrise,Latte,Coral,Banyan,Flame Tree,Marianas,Blue Reef,Pacific,Tasi,Biba,Magellan,Tropic,Seaside,Palm,Pearl,Northpoint,Pugua,Amigo'.split(
    ',',
  )

const villages: Record<Island, readonly string[]> = {
  saipan: ['Garapan', 'Susupe', 'Chalan Kanoa', 'San Antonio', 'Capitol Hill', 'Tanapag', 'Kagman', 'Dandan'],
  tinian: ['San Jose', 'Marpo Heights'],
  rota: ['Songsong', 'Sinapalo'],
}

/** What texts say besides: other kinds of things than the listing's own. */
const mentions: Record<Language, readonly string[]> = {
  en: [
    'Near the hospital and the police station.',
    'Free parking for every car.',
    'We care for every guest.',
    'Five minutes from the airport.',
    'Kids are welcome.',
    'Pay by card, cash or bank transfer.',
    'Close to the beach and the hotels of Garapan.',
    'Rent is paid monthly.',
    'With a carving above the door.',
    'Across from the school and the church.',
    'Ask for the truck behind the house.',
    'Good coffee next door.',
    'Clean, quiet and open daily.',
    'A short walk from the market.',
    'Ready for the typhoon season.',
    'Run by a family from Rota.',
  ],
  ko: [
    '병원과 경찰서 근처입니다.',
    '주차 공간이 넓습니다.',
    '공항에서 5분 거리입니다.',
    '아이와 함께 오셔도 좋습니다.',
    '호텔 거리에서 가깝습니다.',
  ],
  ja: [
    '病院と警察署の近くです。',
    '駐車場があります。',
    '空港から5分です。',
    'お子さま連れも歓迎です。',
    'ホテル街のすぐそばです。',
  ],
  zh: ['靠近医院和警察局。', '停车方便。', '离机场五分钟。', '欢迎带孩子来。', '离酒店街很近。'],
}
