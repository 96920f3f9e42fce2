import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../ground/ui/field.tsx'
import type { Alerts } from './saved-search.ts'

/** How often to be notified of new results. */
export function AlertsField({ chosen = 'daily' }: { chosen?: Alerts }) {
  const { t } = useLingui()
  const choices: [Alerts, string][] = [
    ['daily', t`Once a day`],
    ['instant', t`As soon as something new appears`],
  ]
  return (
    <Field label={<Trans>Alerts</Trans>}>
      <select name="alerts" defaultValue={chosen}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
