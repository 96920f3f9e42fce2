import { isDeepStrictEqual } from 'node:util'
import { required, type Values } from '../../../ground/forms/fields.ts'
import { serverPartsOf } from '../../../directory/known-parts.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { isFor } from '../../../directory/attributes/attribute.ts'
import { offers } from '../../../directory/area.ts'
import type { ListingFacts } from '../../../directory/listing-facts.server.ts'
import type { Contact, PricePeriod } from '../../../directory/tables.server.ts'
import { differences, withUnits } from '../../listing-edits/merge.server.ts'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { completeAreaOf } from '../../../directory/known-areas.ts'
import { areaFormOf } from '../area-form.ts'
import { needsVillage } from '../needs-village.server.ts'
import { attributeInputs } from './attribute-inputs.server.ts'
import { attributeField, type FormProblem, type FormProblems } from './form-field.ts'
import { listingFields, positionFields, priceField, readListingFields } from './listing-fields.server.ts'
import { typedOfFacts } from './write-form.server.ts'

export type ListingReading = { readonly facts: ListingFacts } | { readonly problems: FormProblems }

/**
 * Turns form values into facts of a listing of the area, or returns the problems by field name.
 * @param given facts without a field
 * @param base of an edit: the listing's facts. A fact whose form values are unchanged is kept as in `base`, because the
 *   form can't express every value, for example a third opening time.
 */
export function readListingForm(
  area: AnyArea,
  typed: FormTexts,
  given: Pick<ListingFacts, 'lang' | 'photos'>,
  base: ListingFacts | null = null,
): ListingReading {
  const { facts, problems } = readFacts(area, typed, base)
  if (Object.keys(problems).length > 0) return { problems }
  if (!base) return { facts: { ...facts, ...given } }
  const asTyped = readFacts(area, typedOfFacts(area, base), base).facts
  return { facts: { ...withUnits(area, base, facts, differences(area, asTyped, facts)), ...given } }
}

/** Invalid facts are left out. */
function readFacts(
  area: AnyArea,
  form: FormTexts,
  base: ListingFacts | null,
): { facts: ListingFacts; problems: FormProblems } {
  const { values, problems } = readListingFields(form, {
    ...listingFields,
    village: needsVillage(area.kind) ? required(listingFields.village) : listingFields.village,
  })
  const { title, description, island, village, address } = values
  const facts = {
    title,
    description,
    lang: 'en',
    translations: {},
    island,
    village,
    address,
    ...readPosition(form, problems),
    ...readPrice(area, form, problems),
    attributes: readAttributes(area, form, problems),
    contact: contactOf(values, problems),
    contactPrivate: typedIn(form, 'contactPrivate') === 'on',
    photos: [],
  }
  const read = serverPartsOf(area.kind).beside?.read(form, base?.part ?? null)
  if (read && 'problems' in read) Object.assign(problems, read.problems)
  return { facts: { ...facts, part: read && 'part' in read ? read.part : null }, problems }
}

/** Null if only the names of its place are known. */
function readPosition(form: FormTexts, problems: Record<string, FormProblem>) {
  const { values, problems: found } = readListingFields(form, positionFields)
  const { lat, lng } = values
  if (lat !== null && lng !== null) return { lat, lng }
  if (lat !== null || lng !== null || found.lat || found.lng) problems.lat = 'invalid'
  return { lat: null, lng: null }
}

function readPrice({ kind }: AnyArea, form: FormTexts, problems: Record<string, FormProblem>) {
  const { prices, needsPrice } = completeAreaOf(kind)!.listing
  if (!prices) return { offer: null, priceCents: null, priceMaxCents: null, pricePeriod: null }
  const offer = offers.find((offer) => offer === typedIn(form, 'offer').trim() && prices[offer]) ?? null
  if (prices.sale && !offer) problems.offer = 'missing'
  const price = needsPrice ? required(priceField) : priceField
  const { values, problems: found } = readListingFields(form, { price, priceMax: priceField })
  const { price: priceCents, priceMax: priceMaxCents } = values
  const isLess = priceMaxCents !== null && priceMaxCents < (priceCents ?? Infinity)
  Object.assign(problems, found, isLess && { priceMax: 'invalid' })
  const known: readonly PricePeriod[] = (offer ? prices[offer] : prices.any) ?? []
  const period = known.find((period) => period === typedIn(form, 'pricePeriod').trim()) ?? known[0] ?? null
  return { offer, priceCents, priceMaxCents, pricePeriod: priceCents === null ? null : period }
}

function readAttributes(area: AnyArea, form: FormTexts, problems: Record<string, FormProblem>) {
  const values: Record<string, unknown> = {}
  const { presets = {} } = areaFormOf(area.kind)
  for (const [key, attribute] of Object.entries(area.attributes)) {
    const name = attributeField(key)
    const preset = presets[key]
    const value =
      attributeInputs[attribute.type]!.read(form, name, attribute) ??
      (preset && preset.values[typedIn(form, attributeField(preset.by))]) ??
      null
    if (value === null) {
      if (attribute.required) problems[name] = 'missing'
    } else if (isDeepStrictEqual(attribute.decode(value), value)) values[key] = value
    else problems[name] = 'invalid'
  }
  return Object.fromEntries(Object.entries(values).filter(([key]) => isFor(area.attributes[key]!, values)))
}

/** Without invalid entries. */
function contactOf(values: Values<typeof listingFields>, problems: FormProblems): Contact {
  const contact = {
    name: values.contactName,
    phone: !problems.contactPhone && values.contactPhone,
    whatsapp: !problems.contactWhatsapp && values.contactWhatsapp,
    email: !problems.contactEmail && values.contactEmail,
    website: !problems.contactWebsite && values.contactWebsite,
  }
  return Object.fromEntries(Object.entries(contact).filter(([, value]) => value)) as Contact
}
