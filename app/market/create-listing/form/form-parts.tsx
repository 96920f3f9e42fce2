import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { TypedForm } from '../draft.ts'
import { isOf } from '../facts.ts'
import { PlaceField } from '../place/place-field.tsx'
import { FieldInput } from './field-input.tsx'
import type { FormField, FormPart, PartName, Problems } from './form-field.ts'

/** The fields in their groups; rarely needed groups are folded until they have a value. */
export function FormParts({
  parts,
  typed,
  problems = {},
}: {
  parts: readonly FormPart[]
  typed: TypedForm
  problems?: Problems
}) {
  const { t } = useLingui()
  const titles: Record<PartName, string> = {
    about: t`What it is`,
    times: t`Date and time`,
    price: t`Price`,
    facts: t`Facts`,
    more: t`More facts`,
    place: t`Location`,
    contact: t`How people can reach you`,
  }
  return parts.map(({ name, fields }) => {
    const content = (
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field.name} className={isWide(field) ? 'sm:col-span-2' : undefined}>
            <FieldInput field={field} typed={typed} problem={problems[field.name]} />
          </div>
        ))}
        {name === 'place' && (
          <div className="sm:col-span-2">
            <PlaceField typed={typed} problem={problems.lat} />
          </div>
        )}
        {suggestionsOf(fields)}
      </div>
    )
    const isOpen = fields.some(
      (field) => problems[field.name] || Object.keys(typed).some((key) => isOf(field.name, key)),
    )
    return name === 'more' ? (
      <details key={name} open={isOpen} className="rounded-xl bg-surface p-6 shadow-md">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-display text-xl font-semibold">
          {titles[name]}
          <Icon name="chevron-down" />
        </summary>
        <div className="mt-4">{content}</div>
      </details>
    ) : (
      <section key={name} className="rounded-xl bg-surface p-6 shadow-md">
        <h2 className="mb-4 text-xl">{titles[name]}</h2>
        {content}
      </section>
    )
  })
}

const isWide = ({ name, input }: FormField) =>
  name === 'title' || ['text', 'lines', 'some', 'terms', 'hours', 'check'].includes(input.control)

const suggestionsOf = (fields: FormPart['fields']) =>
  fields.map(({ name, input }) =>
    input.control === 'line' && input.suggestions ? (
      <datalist key={name} id={`list-${name}`}>
        {input.suggestions.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
    ) : null,
  )
