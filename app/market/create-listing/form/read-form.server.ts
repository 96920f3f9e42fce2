import { isDeepStrictEqual } from 'node:util'
import { cleanText } from '../../../people/accounts/clean-name.ts'
import { addressOf } from '../../../people/accounts/email-address.ts'
import { serverPartsOf } from '../../../directory/known-parts.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { offers } from '../../../directory/area.ts'
import { islands } from '../../../directory/islands.ts'
import type { ListingInput } from '../../../directory/save-listing.server.ts'
import type { Contact, PricePeriod } from '../../../directory/tables.server.ts'
import { type Typed, typedIn } from '../draft.ts'
import { completeAreaOf } from '../../../directory/known-areas.ts'
import { needsVillage } from '../needs-village.server.ts'
import { attributeInputs } from './attribute-inputs.server.ts'
import { attributeField, type Problem, type Problems } from './form-field.ts'
import {
  longestAddress,
  longestDescription,
  longestName,
  longestTitle,
  longestVillage,
  longestWebsite,
} from './form-parts.server.ts'

/** What a listing's owner writes of it, as `saveListing` takes it. */
export type Written = Omit<ListingInput, 'ref' | 'photos'>
export type Read = { readonly written: Written } | { readonly problems: Problems }

/** What was typed as a listing of the area, or by the name of each field that is not right what is wrong with it. */
export function readForm(area: AnyArea, form: Typed): Read {
  const problems: Record<string, Problem> = {}
  const one = (name: string) => cleanText(typedIn(form, name))
  const text = (name: string, max: number) => {
    if (one(name).length > max) problems[name] = 'invalid'
    return one(name)
  }
  const required = ['title', 'description', ...(needsVillage(area.kind) ? ['village'] : [])]
  for (const name of required) if (!one(name)) problems[name] = 'missing'
  const written: Written = {
    title: text('title', longestTitle),
    description: text('description', longestDescription),
    island: islands.find((island) => island === one('island')) ?? 'saipan',
    village: text('village', longestVillage),
    address: text('address', longestAddress),
    ...readPosition(one, problems),
    ...readPrice(area, one, problems),
    attributes: readAttributes(area, form, problems),
    contact: readContact(one, text('contactName', longestName), problems),
    contactPrivate: one('contactPrivate') === 'on',
  }
  const part = serverPartsOf(area.kind).beside?.read(form)
  if (part && 'problems' in part) Object.assign(problems, part.problems)
  if (Object.keys(problems).length > 0) return { problems }
  return { written: part && 'part' in part ? { ...written, part: part.part } : written }
}

type One = (name: string) => string

/** Around the islands, from Rota to the north of the chain; none where only their names are known. */
function readPosition(one: One, problems: Record<string, Problem>) {
  if (!one('lat') && !one('lng')) return {}
  const [lat, lng] = [Number(one('lat') || NaN), Number(one('lng') || NaN)]
  if (lat > 13.9 && lat < 20.6 && lng > 144.8 && lng < 146.2) return { lat, lng }
  problems.lat = 'invalid'
  return {}
}

function readPrice({ kind }: AnyArea, one: One, problems: Record<string, Problem>) {
  const { prices, needsPrice } = completeAreaOf(kind)!.listing
  if (!prices) return {}
  const offer = offers.find((offer) => offer === one('offer') && prices[offer])
  if (prices.sale && !offer) problems.offer = 'missing'
  const priceCents = cents(one('price'))
  const priceMaxCents = cents(one('priceMax'))
  if (priceCents === null) problems.price = 'invalid'
  if (priceCents === undefined && needsPrice) problems.price = 'missing'
  const isLess = typeof priceMaxCents === 'number' && priceMaxCents < (priceCents ?? Infinity)
  if (priceMaxCents === null || isLess) problems.priceMax = 'invalid'
  const known: readonly PricePeriod[] = (offer ? prices[offer] : prices.any) ?? []
  const pricePeriod = known.find((period) => period === one('pricePeriod')) ?? known[0]
  return {
    ...(offer && { offer }),
    ...(typeof priceCents === 'number' && { priceCents, ...(pricePeriod && { pricePeriod }) }),
    ...(typeof priceMaxCents === 'number' && { priceMaxCents }),
  }
}

/** `18,900` or `$12.50`; undefined where nothing is written, null where it is no price. */
function cents(written: string): number | null | undefined {
  if (!written) return undefined
  const plain = written.replaceAll(/[\s,$]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

function readAttributes(area: AnyArea, form: Typed, problems: Record<string, Problem>) {
  const values: Record<string, unknown> = {}
  for (const [key, attribute] of Object.entries(area.attributes)) {
    const name = attributeField(key)
    const value = attributeInputs[attribute.type]!.read(form, name, attribute)
    if (value === null) {
      if (attribute.required) problems[name] = 'missing'
    } else if (isDeepStrictEqual(attribute.decode(value), value)) values[key] = value
    else problems[name] = 'invalid'
  }
  return values
}

function readContact(one: One, name: string, problems: Record<string, Problem>): Contact {
  const email = one('contactEmail') && addressOf(one('contactEmail'))
  const website = one('contactWebsite') && webAddress(one('contactWebsite'))
  if (email === null) problems.contactEmail = 'invalid'
  if (website === null) problems.contactWebsite = 'invalid'
  const numbers = { phone: one('contactPhone'), whatsapp: one('contactWhatsapp') }
  if (numbers.phone && !isNumber.test(numbers.phone)) problems.contactPhone = 'invalid'
  if (numbers.whatsapp && !isNumber.test(numbers.whatsapp)) problems.contactWhatsapp = 'invalid'
  const said = Object.entries({ name, ...numbers, email, website }).filter(([, value]) => value)
  return Object.fromEntries(said) as Contact
}

const isNumber = /^(911|\+?[\d\s().-]{7,30})$/

function webAddress(written: string): string | null {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`
  return URL.parse(address)?.hostname.includes('.') && written.length <= longestWebsite ? address : null
}
