import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { isDay } from '../../ground/forms/day.ts'
import { Button } from '../../ground/ui/button.tsx'
import { ChoiceField } from '../../ground/ui/choice-field.tsx'
import { keepComposing } from '../../ground/ui/composing.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { type AskedAudit, auditAddress, auditPath, isReversed } from './audit-address.ts'

type Props = {
  asked: AskedAudit
  /** All that were ever written down. */
  actions: readonly { value: string; label: string }[]
}

/** Narrows the audit. */
export function FilterForm({ asked, actions }: Props) {
  return (
    <Form
      key={auditAddress({ ...asked, after: '' })}
      role="search"
      action={auditPath}
      className="mt-4 mb-5 grid gap-3 sm:flex sm:flex-wrap sm:items-start"
    >
      <Field label={<Trans>Decided by</Trans>} hint={<Trans>A name or an email address.</Trans>}>
        <input
          name="by"
          defaultValue={asked.by}
          maxLength={200}
          spellCheck={false}
          onKeyDown={keepComposing}
        />
      </Field>
      <ChoiceField label={<Trans>Action</Trans>} name="action" options={actions} chosen={asked.action} />
      <Field
        label={<Trans context="decision">About</Trans>}
        hint={<Trans>A name, a title, a number such as 0417-2938, or the address of a page.</Trans>}
      >
        <input
          name="subject"
          defaultValue={asked.subject}
          maxLength={200}
          spellCheck={false}
          onKeyDown={keepComposing}
        />
      </Field>
      <Day name="from" label={<Trans>From</Trans>} asked={asked.from} />
      <Day
        name="until"
        label={<Trans>Until</Trans>}
        asked={asked.until}
        error={
          isReversed(asked) && <Trans>This is before the first day. Choose that one or a later one.</Trans>
        }
      />
      <Button type="submit">
        <Icon name="search" className="size-4.5" />
        <Trans>Search</Trans>
      </Button>
    </Form>
  )
}

type DayProps = { name: 'from' | 'until'; label: ReactNode; asked: string; error?: ReactNode }

/** What is no day stands there as it was written: a control for days would not show it. */
function Day({ name, label, asked, error }: DayProps) {
  const isWrong = asked !== '' && !isDay(asked)
  return (
    <Field label={label} error={isWrong ? <Trans>This is no date. One looks like 2026-11-20.</Trans> : error}>
      <input type={isWrong ? 'text' : 'date'} name={name} defaultValue={asked} maxLength={200} />
    </Field>
  )
}
