import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Note } from '../../../people/settings/note.tsx'
import type { Kind } from '../bookables/kinds.ts'
import { ControlField } from './control-field.tsx'
import type { ControlProblems, TypedControls } from './controls.ts'
import { RowGroup } from './row-group.tsx'
import { shapeOf } from './shapes.ts'

export type SentBookable = {
  readonly typed: TypedControls
  readonly problems: ControlProblems
  readonly added: string | null
  readonly formKey: string
}

/** What an owner says of something that can be booked. */
export function BookableForm({ kind, sent }: { kind: Kind; sent: SentBookable }) {
  const { t } = useLingui()
  const { typed, problems, added, formKey } = sent
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  const { controls, rows } = shapeOf(kind)
  const isWrong = Object.keys(problems).length > 0
  useEffect(() => {
    const fields = (within: string) => [...form.current!.querySelectorAll<HTMLElement>(within)]
    const row = added ? fields(`#${added} [role=group]`).at(-1) : undefined
    const field =
      row?.querySelector<HTMLElement>('input') ?? fields('[aria-invalid], [data-invalid] input')[0]
    field?.focus()
  }, [added, problems])
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-5">
      <input type="hidden" name="formKey" value={formKey} />
      {isWrong && <Note tone="error">{t`Nothing was saved yet. Look at the fields that are marked.`}</Note>}
      {/* Enter in a field saves: the first button of a form is the one that it presses. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
        <Trans context="form">Save</Trans>
      </button>
      <div className="grid gap-3 rounded-xl bg-surface p-6 shadow-md sm:grid-cols-2">
        {controls.map((control) => (
          <div
            key={control.name}
            className={
              ['weekdays', 'yes', 'choice', 'radios'].includes(control.type) ? 'sm:col-span-2' : 'min-w-0'
            }
          >
            <ControlField
              control={control}
              typed={typed[control.name] ?? []}
              problem={problems[control.name]}
            />
          </div>
        ))}
      </div>
      {rows.map((one) => (
        <RowGroup key={one.name} rows={one} typed={typed} problems={problems} />
      ))}
      <Button type="submit" tone="action" size="lg" busy={isBusy}>
        <Trans context="form">Save</Trans>
      </Button>
    </Form>
  )
}
