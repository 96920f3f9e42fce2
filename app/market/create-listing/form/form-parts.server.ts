import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { optionLabel } from '../../../directory/attributes/choice.ts'
import { listing } from '../../../directory/tables.server.ts'
import { islandOptions } from '../../../directory/islands.ts'
import { typedIn } from '../../../ground/forms/form-texts.ts'
import type { Draft } from '../draft.ts'
import { completeAreaOf } from '../../../directory/known-areas.ts'
import type { AnyListingType } from '../../../directory/complete-area.ts'
import { needsVillage } from '../needs-village.server.ts'
import { attributeInputs } from './attribute-inputs.server.ts'
import { expectedIn } from './expected.server.ts'
import { attributeField, type FormPart, type Input, type PartialField } from './form-field.ts'
import { listingFields } from './listing-fields.server.ts'
import { ownFields } from './own-fields.server.ts'
import { periodLabels } from './period-labels.server.ts'
import { questionKind } from '../wizard-types.server.ts'
import { type AreaForm, areaFormOf, type Screen } from '../area-form.ts'
import { countOptions } from './count-options.server.ts'

const line = (max: number): Input => ({ control: 'line', type: 'text', max })

type DraftForm = Pick<Draft, 'kind' | 'form'> & Partial<Pick<Draft, 'listingId'>>

/** All fields for the listing or question of a draft. */
export async function formPartsOf(
  context: Pick<RequestContext, 'database'>,
  draft: DraftForm,
  { screen, i18n }: { screen: Screen; i18n: I18n },
): Promise<readonly FormPart[]> {
  const parts = await askedParts(context, draft, { screen, i18n })
  return parts.map(({ name, fields }) => ({
    name,
    fields: fields.map((field) => ({ expected: expectedIn(field.input, i18n), ...field })),
  }))
}

type AskedPart = Pick<FormPart, 'name'> & { readonly fields: readonly PartialField[] }

async function askedParts(
  context: Pick<RequestContext, 'database'>,
  draft: DraftForm,
  { screen, i18n }: { screen: Screen; i18n: I18n },
): Promise<readonly AskedPart[]> {
  if (draft.kind === questionKind) return [{ name: 'about', fields: await questionFields(context, i18n) }]
  const known = completeAreaOf(draft.kind)
  if (!known) return []
  const { area, listing: type } = known
  const form = areaFormOf(area.kind)
  const facts = await factFields(context, area, draft, { form, screen, i18n })
  const isFirst = ({ name, required }: PartialField) =>
    required || [...Object.keys(form.counts ?? {}), ...area.card].some((key) => name === attributeField(key))
  const isShort = facts.every(({ required }) => required) || facts.length < 5
  const parts: AskedPart[] = [
    { name: 'about', fields: aboutFields(i18n) },
    { name: 'times', fields: await ownFields(context, { ...draft, kind: area.kind }, i18n) },
    { name: 'price', fields: await priceFields(context, draft, { type, form, i18n }) },
    {
      name: 'facts',
      fields: isShort ? facts : facts.filter(isFirst),
    },
    { name: 'more', fields: isShort ? [] : facts.filter((fact) => !isFirst(fact)) },
    { name: 'place', fields: placeFields(area, i18n) },
    { name: 'contact', fields: contactFields(i18n) },
  ]
  return parts.filter(({ fields }) => fields.length > 0)
}

const aboutFields = (i18n: I18n): PartialField[] => [
  { name: 'title', label: i18n._(msg`Title`), required: true, input: line(listingFields.title.max) },
  {
    name: 'description',
    label: i18n._(msg`Description`),
    required: true,
    input: { control: 'text', max: listingFields.description.max },
  },
]

async function questionFields(
  { database }: Pick<RequestContext, 'database'>,
  i18n: I18n,
): Promise<PartialField[]> {
  const topics = await termsOf(database, questionKind, i18n)
  const [title, description] = aboutFields(i18n)
  return [
    { ...title!, label: i18n._(msg`Your Question`) },
    { ...description!, label: i18n._(msg`Details`) },
    {
      name: 'topic',
      label: i18n._(msg`Topic`),
      required: true,
      input: { control: 'one', options: topics[''] ?? [] },
    },
  ]
}

/** Whether a listing's price is that of the cheapest of what can be booked there. */
async function isFromBookings({ database }: Pick<RequestContext, 'database'>, { listingId }: DraftForm) {
  if (!listingId) return false
  const [row] = await database
    .select({ isFrom: listing.priceIsFrom })
    .from(listing)
    .where(eq(listing.id, listingId))
  return row?.isFrom ?? false
}

async function priceFields(
  context: Pick<RequestContext, 'database'>,
  draft: DraftForm,
  {
    type: { prices, needsPrice },
    form: { priceSpan },
    i18n,
  }: { type: AnyListingType; form: AreaForm; i18n: I18n },
): Promise<PartialField[]> {
  if (!prices) return []
  const isFrom = await isFromBookings(context, draft)
  const choice = (prices.any ?? prices.rent).map((value) => ({ value, label: i18n._(periodLabels[value]) }))
  const fields: PartialField[] = [
    {
      name: 'price',
      label: i18n._(priceSpan?.from ?? msg`Price in dollars`),
      required: needsPrice === true,
      expected: i18n._(msg`Enter an amount from 0 to 999,999,999.99 dollars, such as 1,250 or 12.50.`),
      input: { control: 'number' },
      ...(prices.any?.length === 1 && prices.any[0] !== 'once' && { hint: choice[0]!.label }),
      ...(isFrom && {
        hint: i18n._(msg`This is the lowest price of what people can book here. Change it under Bookings.`),
      }),
    },
  ]
  if (priceSpan)
    fields.push({
      name: 'priceMax',
      label: i18n._(priceSpan.to),
      required: false,
      expected: i18n._(msg`Enter an amount that is not lower than the first, up to 999,999,999.99 dollars.`),
      input: { control: 'number' },
    })
  if (choice.length > 1)
    fields.push({
      name: 'pricePeriod',
      label: i18n._(prices.rent ? msg`If for rent, the price is` : msg({ message: 'Per', context: 'price' })),
      required: false,
      input: { control: 'one', options: choice, settled: true },
    })
  if (prices.sale && prices.rent)
    fields.unshift({
      name: 'offer',
      label: i18n._(msg`Offer`),
      required: true,
      input: {
        control: 'one',
        options: [
          { value: 'sale', label: i18n._(msg`For sale`) },
          {
            value: 'rent',
            label: i18n._(
              prices.rent.length > 1
                ? msg`For rent`
                : prices.rent[0] === 'day'
                  ? msg`For rent, by the day`
                  : msg`For rent, by the month`,
            ),
          },
        ],
      },
    })
  return fields
}

async function factFields(
  { database }: Pick<RequestContext, 'database'>,
  area: AnyArea,
  draft: Pick<Draft, 'form'>,
  { form, screen, i18n }: { form: AreaForm; screen: Screen; i18n: I18n },
): Promise<PartialField[]> {
  return Promise.all(
    Object.entries(area.attributes).map(async ([key, attribute]): Promise<PartialField> => {
      const name = attributeField(key)
      const inputType = attributeInputs[attribute.type]!
      const expected = inputType.expected?.(attribute, i18n)
      const { label, required, notOf } = attribute
      const field = {
        name,
        label: i18n._(label),
        required,
        ...(expected && { expected }),
        ...(notOf && { notOf: { ...notOf, by: attributeField(notOf.by) } }),
      }
      const counts = form.counts?.[key]
      if (counts) {
        const typed = typedIn(draft.form, name)
        return {
          ...field,
          input: { control: 'one', options: countOptions(counts, attribute, { screen, typed, i18n }) },
        }
      }
      const input = inputType.input(attribute, i18n)
      const preset = form.presets?.[key]
      if (preset && input.control === 'one')
        return {
          ...field,
          input: { ...input, preset: { under: attributeField(preset.by), values: preset.values } },
        }
      if (input.control !== 'terms') return { ...field, input }
      return {
        ...field,
        input: { ...input, groups: await termsOf(database, attribute.facet!.taxonomy!, i18n) },
      }
    }),
  )
}

const placeFields = ({ kind }: AnyArea, i18n: I18n): PartialField[] => [
  {
    name: 'island',
    label: i18n._(msg`Island`),
    required: true,
    input: {
      control: 'one',
      settled: true,
      options: islandOptions.map(({ value }) => ({ value, label: optionLabel(islandOptions, value, i18n) })),
    },
  },
  {
    name: 'village',
    label: i18n._(msg`Village`),
    required: needsVillage(kind),
    input: line(listingFields.village.max),
  },
  {
    name: 'address',
    label: i18n._(msg`Street or landmark`),
    required: false,
    input: line(listingFields.address.max),
  },
]

function contactFields(i18n: I18n): PartialField[] {
  const optional = (
    name: string,
    label: string,
    type: 'tel' | 'email' | 'url',
    max: number,
  ): PartialField => ({
    name,
    label,
    required: false,
    input: { control: 'line', type, max, autoComplete: type },
  })
  return [
    {
      name: 'contactName',
      label: i18n._(msg`Name shown to others`),
      required: false,
      input: { control: 'line', type: 'text', max: listingFields.contactName.max, autoComplete: 'name' },
    },
    optional('contactPhone', i18n._(msg`Phone`), 'tel', listingFields.contactPhone.max),
    optional('contactWhatsapp', i18n._(msg`WhatsApp`), 'tel', listingFields.contactWhatsapp.max),
    optional('contactEmail', i18n._(msg`Email`), 'email', listingFields.contactEmail.max),
    optional('contactWebsite', i18n._(msg`Website`), 'url', listingFields.contactWebsite.max),
    {
      name: 'contactPrivate',
      label: i18n._(msg`I offer this as a private person: show my numbers only on request`),
      required: false,
      input: { control: 'check' },
    },
  ]
}

/** The terms of a taxonomy by their parent term. */
async function termsOf(database: RequestContext['database'], taxonomy: string, i18n: I18n) {
  const { rows } = await database.execute<{ parent: string; value: string; label: string }>(sql`
    select parent, value, coalesce(labels ->> ${i18n.locale}, labels ->> 'en') as label from term
    where taxonomy = ${taxonomy} and not retired order by parent, position`)
  return Object.groupBy(rows, ({ parent }) => parent) as Record<string, { value: string; label: string }[]>
}
