import { msg } from '@lingui/core/macro'
import { bands } from '../../directory/attributes/bands.ts'

/** By which the directory is filtered. */
export const propertyTypes = [
  { value: 'residential', label: msg`Residential` },
  { value: 'commercial', label: msg({ message: 'Commercial', context: 'property' }) },
  { value: 'hotel', label: msg({ message: 'Hotel', context: 'property' }) },
  { value: 'land', label: msg({ message: 'Land', context: 'property' }) },
  { value: 'economic-incentive', label: msg`Economic Incentive` },
] as const

/** What it is; a house, an apartment and a condo are residential. */
export const kinds = [
  { value: 'house', label: msg({ message: 'House', context: 'property' }) },
  { value: 'apartment', label: msg`Apartment` },
  { value: 'condo', label: msg`Condo` },
  { value: 'land', label: msg({ message: 'Land', context: 'property' }) },
  { value: 'commercial', label: msg({ message: 'Commercial', context: 'property' }) },
] as const

export const features = [
  { value: 'ocean-view', label: msg`Ocean View` },
  { value: 'pool', label: msg`Pool` },
  { value: 'garage', label: msg`Garage` },
  { value: 'air-conditioning', label: msg`Air Conditioning` },
  { value: 'garden', label: msg`Garden` },
] as const

export const water = [
  { value: '24-hours', label: msg`24 hours`, chip: msg`Water 24 hours` },
  { value: 'scheduled', label: msg`At set hours`, chip: msg`Water at set hours` },
  { value: 'tank', label: msg`Water tank` },
] as const

export const stormReadiness = [
  { value: 'concrete-roof', label: msg`Concrete roof` },
  { value: 'typhoon-shutters', label: msg`Typhoon shutters` },
  { value: 'generator', label: msg`Generator` },
] as const

export const furnishing = [
  { value: 'furnished', label: msg`Furnished` },
  { value: 'partly', label: msg`Partly furnished` },
  { value: 'unfurnished', label: msg`Unfurnished` },
] as const

export const pets = [
  { value: 'welcome', label: msg`Welcome`, chip: msg`Pets welcome` },
  { value: 'ask', label: msg`Ask first`, chip: msg`Pets: ask first` },
  { value: 'no', label: msg`Not allowed`, chip: msg`No pets` },
] as const

export const leaseTerms = [
  { value: 'month', label: msg`Month to month` },
  { value: 'six-months', label: msg`Six months`, chip: msg`Lease of six months` },
  { value: 'year', label: msg`One year`, chip: msg`Lease of one year` },
  { value: 'years', label: msg`Several years`, chip: msg`Lease of several years` },
] as const

/**
 * People without Northern Marianas descent may lease land, not own it; anyone may own a unit above the ground floor.
 */
export const tenures = [
  { value: 'fee-simple', label: msg`Fee simple` },
  { value: 'lease', label: msg`55-year lease` },
  { value: 'unit', label: msg`Condominium unit` },
] as const

export const rentPeriods = [
  { value: 'month', label: msg`By the month`, chip: msg`Rented by the month` },
  { value: 'night', label: msg`By the night`, chip: msg`Rented by the night` },
] as const

const amounts = bands(500, 1000, 1500, 2200)
/** Shown beside the bands of sales, so their labels say that they are rents. What is rented by the night is in none. */
export const rentBands = {
  ...amounts,
  per: 'month',
  words: {
    ...amounts.words,
    first: (edge: string) => msg`Under ${edge} a month`,
    between: (low: string, high: string) => msg`${low} - ${high} a month`,
    last: (edge: string) => msg`Over ${edge} a month`,
  },
}
