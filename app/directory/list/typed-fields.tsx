import { useLingui } from '@lingui/react/macro'
import { Field } from '../../ground/ui/field.tsx'
import type { Filters } from '../filters.ts'
import type { TypedFilter } from '../typed-filter.ts'
import { formId } from './form-id.ts'
import type { FilterForm } from './use-filter-form.ts'

export type FieldProblems = ReturnType<TypedFilter['problemsOf']>

/** What is filled in together; applied as soon as it is whole, when the visitor leaves it, or by Enter. */
export function TypedFields({
  typed: { fields },
  chosen,
  problems,
  form: { onLeave },
}: {
  typed: TypedFilter
  chosen: Filters['chosen']
  problems: FieldProblems
  form: Pick<FilterForm, 'onLeave'>
}) {
  const { i18n } = useLingui()
  return (
    <div className="grid max-w-96 grid-cols-2 gap-2" onBlur={onLeave}>
      {fields.map(({ key, label, control }) => (
        <Field key={key} label={i18n._(label)} error={problems[key] && i18n._(problems[key])}>
          <input
            form={formId}
            name={key}
            defaultValue={chosen[key]?.[0]}
            {...(control === 'date'
              ? { type: 'date' }
              : { type: 'number', inputMode: 'numeric', ...control })}
          />
        </Field>
      ))}
    </div>
  )
}
