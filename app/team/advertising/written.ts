import type { SenderProblem } from '../../ground/forms/guard-fields.tsx'
import { isEmailAddress, longest as longestOf, textOf } from '../../people/tickets/message.ts'
import {
  addDays,
  daysBetween,
  furthestAhead,
  isDay,
  longestCampaign,
  type Slot,
  slotNames,
} from './campaign.ts'
import { categories } from './categories.ts'

export const longest = {
  businessName: 100,
  email: longestOf.email,
  link: 500,
  altText: 200,
} as const // characters

/** What an advertiser wrote in the form, but for the pictures. */
export type Written = {
  category: string
  subcategories: string[]
  startDate: string
  endDate: string
  businessName: string
  email: string
  link: string
  altText: string
}

export type Field = Exclude<keyof Written, 'subcategories'>

/** What is wrong with a field. `past`, `order`, `far`, `span` are of dates. */
export type FieldProblem = 'missing' | 'wrong' | 'past' | 'order' | 'far' | 'span'
export type Errors = Partial<Record<Field, FieldProblem>>

/** What no category has is left out, as are the subcategories of another one. */
export function readWritten(form: FormData): Written {
  const category = textOf(form, 'category')
  const known = categories[category]?.subcategories ?? {}
  const line = (name: keyof typeof longest) => textOf(form, name).replace(/\s+/g, ' ').slice(0, longest[name])
  return {
    category: categories[category] ? category : '',
    subcategories: form
      .getAll('subcategories')
      .map(String)
      .filter((one) => Object.hasOwn(known, one)),
    startDate: textOf(form, 'startDate'),
    endDate: textOf(form, 'endDate'),
    businessName: line('businessName'),
    email: textOf(form, 'email'),
    link: withProtocol(textOf(form, 'link')),
    altText: line('altText'),
  }
}

/** People write `example.com`. */
const withProtocol = (link: string) => (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(link) ? `https://${link}` : link)

/** Null where all is well. @param today the day on the islands */
export function errorsOf(written: Written, today: string): Errors | null {
  const errors: Errors = {}
  for (const name of ['category', 'businessName', 'email', 'link', 'altText'] as const)
    if (!written[name]) errors[name] = 'missing'
  if (written.email && !isEmailAddress(written.email)) errors.email = 'wrong'
  if (written.link && !isWebAddress(written.link)) errors.link = 'wrong'
  const { startDate, endDate } = written
  const start = problemOfDay(startDate) ?? problemOfStart(startDate, today)
  if (start) errors.startDate = start
  const end = problemOfDay(endDate) ?? (isDay(startDate) ? problemOfEnd(startDate, endDate) : null)
  if (end) errors.endDate = end
  return Object.keys(errors).length > 0 ? errors : null
}

const problemOfDay = (day: string): FieldProblem | null => (day ? (isDay(day) ? null : 'wrong') : 'missing')

const problemOfStart = (day: string, today: string): FieldProblem | null =>
  day < today ? 'past' : day > addDays(today, furthestAhead) ? 'far' : null

function problemOfEnd(start: string, end: string): FieldProblem | null {
  if (end < start) return 'order'
  return daysBetween(start, end) >= longestCampaign ? 'span' : null
}

/** Where a banner leads is a page of the web, and nothing that runs. */
export function isWebAddress(link: string): boolean {
  const url = URL.canParse(link) ? new URL(link) : null
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.hostname.includes('.') &&
    !url.username &&
    link.length <= longest.link
  )
}

/** `size`: it is not as large as its place; sent once more, it is taken. */
export type PictureProblem = 'missing' | 'type' | 'large' | 'broken' | 'often' | 'size'
/** A picture that is with us already, so that nobody has to choose it again. */
export type KeptPicture = { readonly name: string; readonly width: number; readonly height: number }
export type Kept = Partial<Record<Slot, KeptPicture>>
export type PictureErrors = Partial<Record<Slot, PictureProblem>>

/** The file input of a slot, and the hidden field that names the picture which is kept for it. */
export const pictureField = (slot: Slot) => `${slot}Ad`
export const keptField = (slot: Slot) => `${slot}Kept`

/** The price that the form shows, in cents. */
export const priceField = 'price'

/** The button that only shows the form again, with the subcategories and the price of what is written. */
export const refreshButton = 'refresh'

/** Why a campaign was not taken, with what was sent. */
export type Refused = {
  readonly errors: Errors | null
  readonly pictureErrors: PictureErrors
  /** `price`: it has changed since the form was opened. */
  readonly problem: SenderProblem | 'unverified' | 'price' | null
  readonly written: Written
  readonly kept: Kept
  readonly opened: string
}

/** In the browser: the pictures that are with us already, as the hidden fields name them. */
export function keptOf(form: FormData): Kept {
  const kept: Kept = {}
  for (const slot of slotNames) {
    const [name = '', width, height] = textOf(form, keptField(slot)).split(' ')
    if (name) kept[slot] = { name, width: Number(width), height: Number(height) }
  }
  return kept
}

/** In the browser: what a picture input has that can be told without reading it. */
export function fileErrors(form: FormData, largest: number): PictureErrors {
  const errors: PictureErrors = {}
  for (const slot of slotNames) {
    const file = form.get(pictureField(slot))
    const isChosen = file instanceof File && file.size > 0
    if (!isChosen && !form.get(keptField(slot))) errors[slot] = 'missing'
    else if (isChosen && !file.type.startsWith('image/')) errors[slot] = 'type'
    else if (isChosen && file.size > largest) errors[slot] = 'large'
  }
  return errors
}
