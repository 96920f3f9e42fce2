import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ground/ui/button.tsx'
import { ControlField } from './control-field.tsx'
import { type ControlProblems, inRow, rowCount, type ControlRows, type TypedControls } from './controls.ts'

/** The rows of a group, with buttons that add and remove one: the form comes back with what was typed. */
export function RowGroup({
  rows,
  typed,
  problems,
}: {
  rows: ControlRows
  typed: TypedControls
  problems: ControlProblems
}) {
  const { i18n, t } = useLingui()
  const { name, title, hint, add } = rows
  const heading = i18n._(title)
  return (
    <fieldset id={name} className="grid min-w-0 gap-4 rounded-xl bg-surface p-6 shadow-md">
      <legend className="contents">
        <span className="text-xl font-semibold">{heading}</span>
      </legend>
      {hint && <p className="text-sm text-text-muted">{i18n._(hint)}</p>}
      {Array.from({ length: rowCount(typed, name) }, (_, at) => (
        <div
          key={at}
          role="group"
          aria-label={`${heading} ${at + 1}`}
          className="grid gap-3 border-t border-line pt-4"
        >
          <div className="grid gap-3 sm:grid-cols-2">
            {inRow(rows, at).map((control) => (
              <div key={control.name} className={control.type === 'weekdays' ? 'sm:col-span-2' : 'min-w-0'}>
                <ControlField
                  control={control}
                  typed={typed[control.name] ?? []}
                  problem={problems[control.name]}
                />
              </div>
            ))}
          </div>
          <div>
            <Button
              type="submit"
              tone="ghost"
              size="sm"
              name="remove"
              value={`${name}.${at}`}
              aria-label={t`Remove: ${heading} ${at + 1}`}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button type="submit" tone="line" name="add" value={name}>
          {i18n._(add)}
        </Button>
      </div>
    </fieldset>
  )
}
