import type { AnyArea } from '../../../directory/area.ts'
import { serverPartsOf } from '../../../directory/known-parts.server.ts'
import type { ListingFacts } from '../../../directory/listing-facts.server.ts'
import type { FormTexts } from '../../../ground/forms/form-texts.ts'
import { typedPhotos } from '../facts.ts'
import { attributeInputs } from './attribute-inputs.server.ts'
import { attributeField } from './form-field.ts'

/** The form values of a listing's facts, with its pictures. */
export function typedOfFacts(area: AnyArea, facts: ListingFacts): FormTexts {
  const { title, description, island, village, address, lng, lat, offer, contact, contactPrivate } = facts
  const texts = {
    title,
    description,
    island,
    village,
    address,
    lng: lng === null ? '' : String(lng),
    lat: lat === null ? '' : String(lat),
    offer: offer ?? '',
    price: dollars(facts.priceCents),
    priceMax: dollars(facts.priceMaxCents),
    // What is for sale has only one, which no form asks for.
    pricePeriod: facts.offer === 'sale' ? '' : (facts.pricePeriod ?? ''),
    contactName: contact.name ?? '',
    contactPhone: contact.phone ?? '',
    contactWhatsapp: contact.whatsapp ?? '',
    contactEmail: contact.email ?? '',
    contactWebsite: contact.website ?? '',
    contactPrivate: contactPrivate ? 'on' : '',
  }
  const typed = Object.entries(texts).filter(([, text]) => text)
  const attributes = Object.entries(area.attributes).map(([key, attribute]): FormTexts => {
    const value = attribute.decode(facts.attributes[key])
    return value === null
      ? {}
      : attributeInputs[attribute.type]!.write(value as never, attributeField(key), attribute)
  })
  return {
    ...Object.fromEntries(typed.map(([name, text]) => [name, [text]])),
    ...Object.assign({}, ...attributes),
    ...(facts.part !== null && serverPartsOf(area.kind).beside?.write(facts.part)),
    ...typedPhotos(facts.photos),
  }
}

const dollars = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
