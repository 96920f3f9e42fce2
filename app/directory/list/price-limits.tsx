import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../ground/ui/field.tsx'
import { type AreaFacet, mostDollars } from '../facets.ts'
import type { Filters } from '../filters.ts'
import { formId } from './form-id.ts'
import type { FilterForm } from './use-filter-form.ts'

/** Amounts in dollars that prices begin and end at; applied when the visitor leaves a field, or by Enter. */
export function PriceLimits({
  limits,
  chosen,
  rentPeriod,
  onBlur,
}: {
  limits: readonly AreaFacet[]
  chosen: Filters['chosen']
  /** Which rents the amounts are compared with, where there are several. */
  rentPeriod: 'month' | 'night' | undefined
  onBlur: FilterForm['onLimit']
}) {
  const { i18n } = useLingui()
  return (
    <div className="grid max-w-80 grid-cols-2 gap-2">
      {rentPeriod && chosen.offer?.[0] !== 'sale' && (
        <p className="col-span-2 text-sm text-text-muted">
          {rentPeriod === 'night' ? (
            <Trans>Of rents: the price of a night</Trans>
          ) : (
            <Trans>Of rents: the price of a month</Trans>
          )}
        </p>
      )}
      {limits.map(({ key, label }) => (
        <Field key={key} label={i18n._(label)}>
          <input
            form={formId}
            type="number"
            inputMode="numeric"
            name={key}
            min={1}
            max={mostDollars}
            placeholder="$"
            defaultValue={chosen[key]?.[0]}
            onBlur={onBlur}
          />
        </Field>
      ))}
    </div>
  )
}
