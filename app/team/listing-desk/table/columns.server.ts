import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { attributeField, type FormField } from '../../../market/create-listing/form/form-field.ts'
import { formPartsOf } from '../../../market/create-listing/form/form-parts.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { languages } from '../../../ground/i18n/languages.ts'
import { longestKey } from '../import/fault.ts'
import { hoursCell, readHoursCell } from './hours-cell.server.ts'

/** A column of an area's table: one field of the form that its owners have. */
export type Column = {
  readonly name: string
  /** The field's name; `a.hours` covers all fields that begin with `a.hours.`. */
  readonly field: string
  readonly required: boolean
  /** What the column accepts, in the requested language. */
  readonly expected: string
  write(typed: FormTexts): string
  /** Form values of a non-empty cell; null: the cell is not valid. */
  read(cell: string): FormTexts | null
  /** Set if the valid values depend on another field. */
  readonly under?: { readonly field: string; fits(typed: FormTexts): boolean }
}

/** The first columns of every table: the listing, its owner and its language. */
export const namingColumns = ['id', 'key', 'owner', 'lang'] as const
export type NamingColumn = (typeof namingColumns)[number]

/** Behind those that name it, the columns of an area: they come from its declaration. */
export async function columnsOf(
  context: Pick<RequestContext, 'database'>,
  area: AnyArea,
  i18n: I18n,
): Promise<readonly Column[]> {
  const parts = await formPartsOf(context, { kind: area.kind, form: {} }, { screen: 'full', i18n })
  const fields = [...parts.flatMap((part) => part.fields), ...position(i18n)]
  const taken = new Set<string>([...namingColumns, ...fields.map(({ name }) => name)])
  return fields.map((field) => columnOf(field, nameOf(field.name, taken), i18n))
}

/** An attribute under its key, unless that is what all areas call something else: then as `a.island`. */
function nameOf(field: string, taken: ReadonlySet<string>): string {
  const short = keyOf(field)
  return taken.has(short) ? field : short
}

const keyOf = (field: string) => field.replace(attributeField(''), '')

export const headerOf = (columns: readonly Column[]): string[] => [
  ...namingColumns,
  ...columns.map(({ name }) => name),
]

/** In the form they are chosen on a map. */
const position = (i18n: I18n): FormField[] =>
  ['lat', 'lng'].map((name) => ({
    name,
    label: name,
    required: false,
    input: { control: 'number' as const },
    expected: i18n._(
      msg`Enter both coordinates of a place on the islands, such as 15.2069 and 145.7197, or neither.`,
    ),
  }))

function columnOf({ name, required, expected, input, notOf }: FormField, called: string, i18n: I18n): Column {
  const common = { name: called, field: name, required, expected, ...oneValue(name) }
  switch (input.control) {
    case 'check':
      return {
        ...common,
        expected: i18n._(msg`Enter “yes” or leave it blank.`),
        write: (typed) => (typedIn(typed, name) === 'on' ? 'yes' : ''),
        read: (cell) => (cell === 'yes' ? { [name]: ['on'] } : null),
      }
    case 'one': {
      const values = input.options.map(({ value }) => value)
      const all = input.options
        .filter(({ kept }) => !kept)
        .map(({ value }) => value)
        .join(', ')
      const isOfArea = name.startsWith(attributeField(''))
      const column = {
        ...common,
        expected: i18n._(msg`One of these: ${all}.`),
        read: (cell: string) => (isOfArea || values.includes(cell) ? { [name]: [cell] } : null),
      }
      return notOf ? { ...column, ...exceptIn(notOf, { name, all, i18n }) } : column
    }
    case 'some': {
      const all = input.options.map(({ value }) => value).join(', ')
      return {
        ...common,
        ...severalValues(name),
        expected: i18n._(msg`Any of these, one per line: ${all}.`),
      }
    }
    case 'terms': {
      const { under, groups } = input
      const column = keyOf(under)
      return {
        ...common,
        ...severalValues(name),
        expected: i18n._(msg`Words for ${column}, one per line.`),
        under: {
          field: under,
          fits(typed) {
            const known = new Map(Object.entries(groups)).get(typedIn(typed, under)) ?? []
            return (typed[name] ?? []).every((one) => known.some(({ value }) => value === one))
          },
        },
      }
    }
    case 'hours':
      return {
        ...common,
        expected: i18n._(
          msg`One day per line, such as “Mon 08:00-12:00 13:00-17:00”, “2026-12-25 closed” or “holidays closed”.`,
        ),
        write: (typed) => hoursCell(typed, name),
        read: (cell) => readHoursCell(cell, name),
      }
    default:
      return common
  }
}

/** A choice that listings with some values of another field don't have. */
function exceptIn(
  { by, values }: NonNullable<FormField['notOf']>,
  { name, all, i18n }: { name: string; all: string; i18n: I18n },
): Pick<Column, 'expected' | 'under'> {
  const column = keyOf(by)
  const others = values.join(', ')
  return {
    expected: i18n._(msg`One of these: ${all}. Leave this blank if ${column} is one of these: ${others}.`),
    under: {
      field: by,
      fits: (typed) => !typedIn(typed, name) || !values.includes(typedIn(typed, by)),
    },
  }
}

const oneValue = (name: string): Pick<Column, 'write' | 'read'> => ({
  write: (typed) => typedIn(typed, name),
  read: (cell) => ({ [name]: [cell] }),
})

const severalValues = (name: string): Pick<Column, 'write' | 'read'> => ({
  write: (typed) => (typed[name] ?? []).join('\n'),
  read: (cell) => ({
    [name]: cell
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  }),
})

/** What the naming columns accept. */
export function expectedNaming(i18n: I18n): Readonly<Partial<Record<string, string>>> {
  const all = languages.join(', ')
  return {
    key: i18n._(msg`Use up to ${longestKey} characters.`),
    lang: i18n._(msg`One of these: ${all}.`),
  }
}
