import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { msg } from '@lingui/core/macro'
import { chipClass } from '../../../ground/ui/chip.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { categories } from '../categories.ts'

/** One of the categories, and any of its subcategories: with another category none is chosen. */
export function CategoryFields({
  category,
  chosen,
  error,
  onChange,
}: {
  category: string
  chosen: readonly string[]
  error: string | undefined
  onChange: (category: string) => void
}) {
  const { i18n } = useLingui()
  const subcategories = categories[category]?.subcategories
  return (
    <>
      <Field label={<Trans>Category</Trans>} error={error}>
        <select
          name="category"
          required
          defaultValue={category}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{i18n._(choose)}</option>
          {Object.entries(categories).map(([value, { name }]) => (
            <option key={value} value={value}>
              {i18n._(name)}
            </option>
          ))}
        </select>
      </Field>
      {subcategories && (
        <fieldset key={category} className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">
            <Trans>Subcategories</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {Object.entries(subcategories).map(([value, name]) => (
              <Chip key={value} value={value} label={i18n._(name)} isChosen={chosen.includes(value)} />
            ))}
          </div>
          <p className="mt-1.5 text-sm text-text-muted">
            <Trans>Without one, it runs in the whole category.</Trans>
          </p>
        </fieldset>
      )}
    </>
  )
}

const choose = msg`Choose a category`

function Chip({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }) {
  const [on, setOn] = useState(isChosen)
  return (
    <label className={chipClass({ on })}>
      <input
        type="checkbox"
        name="subcategories"
        value={value}
        defaultChecked={isChosen}
        className="size-5"
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
