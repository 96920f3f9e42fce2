import type { I18n } from '@lingui/core'
import type { Detail } from '../detail/load-detail.server.ts'
import { canonicalUrl, type PageSite } from '../page-meta.ts'
import { placeOf, sellerOf } from './parts.server.ts'

const currency = 'USD'
/** UN/CEFACT codes of what a price is for. */
const unitCodes: Readonly<Record<string, string>> = {
  hour: 'HUR',
  day: 'DAY',
  night: 'DAY',
  week: 'WEE',
  month: 'MON',
  year: 'ANN',
  person: 'IE',
}
const businessFunctions = { sale: 'Sell', rent: 'LeaseOut' }

/** The price to buy, rent or book; undefined if there is none. */
export function offerOf(
  { site, listing }: { site: PageSite; listing: Omit<Detail, 'values'> },
  i18n: I18n,
  availability: 'InStock' | 'SoldOut' = 'InStock',
) {
  const { price, offer, href } = listing
  if (!price) return undefined
  const unitCode = unitCodes[price.period ?? '']
  return {
    '@type': 'Offer',
    url: canonicalUrl(site, href),
    price: price.cents / 100,
    priceCurrency: currency,
    availability: schema(availability),
    businessFunction: offer ? `http://purl.org/goodrelations/v1#${businessFunctions[offer]}` : undefined,
    priceSpecification: unitCode && {
      '@type': 'UnitPriceSpecification',
      price: price.cents / 100,
      priceCurrency: currency,
      unitCode,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
    seller: sellerOf(listing),
    availableAtOrFrom: placeOf(listing, i18n),
  }
}

/** For a type of product that readers take for an offer in a shop, with a price and a picture. */
export const productType = ({ price, photos }: Pick<Detail, 'price' | 'photos'>) =>
  price && photos.length > 0 ? 'Product' : 'SomeProducts'

/** What work pays; undefined where that is not said. */
export function salaryOf({ price }: Pick<Detail, 'price'>) {
  if (!price) return undefined
  const amounts =
    price.maxCents === null
      ? { value: price.cents / 100 }
      : { minValue: price.cents / 100, maxValue: price.maxCents / 100 }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: price.period?.toUpperCase() },
  }
}

/** So much of a unit, a UN/CEFACT code; undefined where that is not said. */
export const quantityOf = (value: number | null | undefined, unitCode: string) =>
  value == null ? undefined : { '@type': 'QuantitativeValue', value, unitCode }

/** The full name of one of schema.org's own words, such as `InStock`. */
export const schema = (word: string) => `https://schema.org/${word}`
