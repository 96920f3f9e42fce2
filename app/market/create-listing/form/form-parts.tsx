import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Icon } from '../../../ground/ui/icon.tsx'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { isOf } from '../facts.ts'
import { PlaceField } from '../place/place-field.tsx'
import { FieldInput } from './field-input.tsx'
import type { FormField, FormPart, PartName, FormProblem, FormProblems } from './form-field.ts'
import { useFollowed } from './use-followed.ts'

/** The fields in their groups; rarely needed groups are folded until they have a value. */
export function FormParts({
  parts,
  typed,
  problems = {},
}: {
  parts: readonly FormPart[]
  typed: FormTexts
  problems?: FormProblems
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
          <FieldCell key={field.name} field={field} typed={typed} problem={problems[field.name]} />
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

/** Hidden where it isn't asked; without scripts after the form is saved. */
function FieldCell(props: { field: FormField; typed: FormTexts; problem: FormProblem | undefined }) {
  const { field, typed } = props
  const { notOf } = field
  const place = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState(() => typedIn(typed, notOf?.by ?? ''))
  useFollowed(place, notOf?.by, setValue)
  return (
    <div
      ref={place}
      hidden={notOf?.values.includes(value)}
      className={isWide(field) ? 'sm:col-span-2' : undefined}
    >
      <FieldInput {...props} />
    </div>
  )
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
