import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { localDate } from '../../ground/i18n/local-time.ts'
import type { SentPictureProblem } from '../../ground/forms/picture-of.server.ts'
import { isDay } from '../../ground/forms/day.ts'
import { type Field, fraction, line, number, publishedPhone, webAddress } from '../../ground/forms/fields.ts'
import { checkField } from '../../ground/forms/read-fields.server.ts'
import { formatNumber } from '../../ground/i18n/format.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { slugForm } from '../../ground/forms/slug.ts'
import { scanTexts } from '../../ground/forms/scan-texts.ts'
import type { Control, FormField, ItemProblems, ItemValues } from './field.ts'
import { isKeptPicture } from './keep-picture.server.ts'
import type { ContentContext, ContentKind } from './kind.ts'

type Item = { kind: ContentKind; fields: readonly FormField[]; written: ItemValues }

/** What is wrong with what was written, by field. */
export async function problemsOf(context: ContentContext, item: Item): Promise<ItemProblems> {
  const i18n = i18nOf(context.language)
  const problems: Record<string, string> = {}
  for (const field of item.fields) {
    const value = item.written[field.name]
    if (!value) {
      if (isMissing(field, item)) problems[field.name] = i18n._(msg`Please fill this in.`)
    } else if (!isRight(field.control, value, context.now))
      problems[field.name] = expectedIn(field.control, i18n)
  }
  const found = await item.kind.check?.(item.written, context)
  for (const [name, problem] of Object.entries(found ?? {})) problems[name] ??= i18n._(problem)
  return problems
}

/** What of it another item has already, by field. @param ref null: of a new one */
export async function takenIn(
  { database, language }: Pick<ContentContext, 'database' | 'language'>,
  kind: ContentKind,
  { ref, written }: { ref: string | null; written: ItemValues },
): Promise<ItemProblems> {
  const found = (await kind.taken?.(database, ref, written)) ?? {}
  const i18n = i18nOf(language)
  return Object.fromEntries(Object.entries(found).map(([name, problem]) => [name, i18n._(problem)]))
}

/** See `ContentKind.fields`. */
function isMissing({ required, language }: FormField, { kind, fields, written }: Item): boolean {
  if (!required || !language || !kind.fields.lang || written.lang === language) return required
  return fields.some((other) => other.language === language && written[other.name])
}

/** Pages of the list's own, beside those of its items. */
const reserved = ['new', 'history', 'preview', 'preview-document']

function isRight(control: Control, value: string, now: Date): boolean {
  switch (control.type) {
    case 'line':
      return !value.includes('\n') && !checkField(fieldOf(control), value).problem
    case 'text':
      return value.length <= control.max
    case 'day':
      return isDay(value) && value <= localDate(now)
    case 'number':
      return !checkField(fieldOf(control), value).problem
    case 'choice':
      return control.options.some((option) => option.value === value)
    case 'slug':
      return slugForm.test(value) && !reserved.includes(value)
    case 'some':
      return value.split(' ').every((one) => /^[a-z0-9-]{1,60}$/.test(one))
    case 'check':
      return value === 'on'
    case 'picture':
      return isKeptPicture(value) || /^\/pictures\/[\w/-]+\.svg$/.test(value)
  }
}

/** A line or a number as all forms have it. */
function fieldOf(control: Extract<Control, { type: 'line' | 'number' }>): Field {
  if (control.type === 'number') {
    const range = { from: control.min, to: control.max }
    return control.decimals ? fraction(range) : number(range)
  }
  const { input, max } = control
  if (input === 'url') return { ...webAddress(max), secure: true }
  return input === 'tel' ? { ...publishedPhone, max, emergency: true } : line(max)
}

/** The value of a field as it is stored: of an address people leave `https://` out, and of a number all but its digits go. */
export const storedValue = (control: Control, value: string): string =>
  control.type === 'line' || control.type === 'number' ? checkField(fieldOf(control), value).value : value

/** What a field accepts, for its error message. */
function expectedIn(control: Control, i18n: I18n): string {
  const numberText = (value: number) => formatNumber(value, i18n.locale)
  switch (control.type) {
    case 'line': {
      if (control.input === 'url')
        return i18n._(msg`Enter a web address that starts with https://, such as https://www.example.com.`)
      if (control.input === 'tel') return i18n._(msg`Enter a phone number, such as 911 or (670) 234-5678.`)
      const max = numberText(control.max)
      return i18n._(msg`Use up to ${max} characters on one line.`)
    }
    case 'text': {
      const max = numberText(control.max)
      return i18n._(msg`Use up to ${max} characters.`)
    }
    case 'day':
      return i18n._(msg`Enter a day that is not in the future, such as 2026-01-31.`)
    case 'number': {
      const [from, to] = [numberText(control.min), numberText(control.max)]
      return i18n._(msg`Enter a number from ${from} to ${to}.`)
    }
    case 'slug':
      return i18n._(
        msg`Use lowercase letters a to z, digits, and hyphens between words, up to 80 characters, such as first-visit.`,
      )
    case 'choice':
    case 'some':
    case 'check':
    case 'picture':
      return i18n._(msg`Choose one of the options.`)
  }
}

export const pictureProblems: Record<SentPictureProblem, MessageDescriptor> = {
  type: msg`We can’t read this file as a photo. Choose a JPEG, PNG or WebP.`,
  large: msg`This photo is too large. The limit is 10 MB.`,
  broken: msg`This photo is damaged. Choose another one.`,
  often: msg`You have uploaded a lot of photos in the last hour. Please try again later.`,
  ...scanTexts,
}
