import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { isDay } from '../../ground/forms/day.ts'
import { Button } from '../../ground/ui/button.tsx'
import { ChoiceField } from '../../ground/ui/choice-field.tsx'
import { keepComposing } from '../../ground/ui/composing.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { type AuditQuery, auditAddress, auditPath, isReversed } from '../../ground/audit/audit-query.ts'

type Props = {
  query: AuditQuery
  /** All that were ever written down. */
  actions: readonly { value: string; label: string }[]
}

/** Narrows the audit. */
export function FilterForm({ query, actions }: Props) {
  return (
    <Form
      key={auditAddress({ ...query, after: '' })}
      role="search"
      action={auditPath}
      className="mt-4 mb-5 grid gap-3 sm:flex sm:flex-wrap sm:items-start"
    >
      <Field label={<Trans>Decided by</Trans>} hint={<Trans>A name or an email address.</Trans>}>
        <input
          name="by"
          defaultValue={query.by}
          maxLength={200}
          spellCheck={false}
          onKeyDown={keepComposing}
        />
      </Field>
      <ChoiceField label={<Trans>Action</Trans>} name="action" options={actions} chosen={query.action} />
      <Field
        label={<Trans context="decision">About</Trans>}
        hint={<Trans>A name, a title, a number such as 0417-2938, or the address of a page.</Trans>}
      >
        <input
          name="subject"
          defaultValue={query.subject}
          maxLength={200}
          spellCheck={false}
          onKeyDown={keepComposing}
        />
      </Field>
      <Day name="from" label={<Trans>From</Trans>} day={query.from} />
      <Day
        name="until"
        label={<Trans>Until</Trans>}
        day={query.until}
        error={
          isReversed(query) && (
            <Trans>This is before the first day. Choose the first day or a later one.</Trans>
          )
        }
      />
      <Button type="submit">
        <Icon name="search" className="size-4.5" />
        <Trans>Search</Trans>
      </Button>
    </Form>
  )
}

type DayProps = { name: 'from' | 'until'; label: ReactNode; day: string; error?: ReactNode }

/** An invalid date is shown as typed, in a text field: a date field would not show it. */
function Day({ name, label, day, error }: DayProps) {
  const isWrong = day !== '' && !isDay(day)
  return (
    <Field label={label} error={isWrong ? <Trans>Enter a date like 2026-11-20.</Trans> : error}>
      <input type={isWrong ? 'text' : 'date'} name={name} defaultValue={day} maxLength={200} />
    </Field>
  )
}
