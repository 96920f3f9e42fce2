import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { actionWords } from './action-words.ts'
import { type AskedAudit, auditAddress, auditPath } from './audit-address.ts'

/** Narrows the audit. @param actions all that were ever written down */
export function FilterForm({ asked, actions }: { asked: AskedAudit; actions: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <Form
      key={auditAddress({ ...asked, after: '' })}
      role="search"
      action={auditPath}
      className="mt-4 mb-5 flex flex-wrap items-center gap-3"
    >
      <Field label={<Trans>Decided by (email address)</Trans>}>
        <input name="by" defaultValue={asked.by} maxLength={200} autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={<Trans>Action</Trans>}>
        <select name="action" defaultValue={asked.action}>
          <option value="">
            <Trans>All</Trans>
          </option>
          {actions.map((action) => {
            const words = actionWords[action]
            return (
              <option key={action} value={action}>
                {words ? i18n._(words) : action}
              </option>
            )
          })}
        </select>
      </Field>
      <Field label={<Trans>About (such as vehicle/2)</Trans>}>
        <input
          name="subject"
          defaultValue={asked.subject}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={<Trans>From</Trans>}>
        <input type="date" name="from" defaultValue={asked.from} />
      </Field>
      <Field label={<Trans>Until</Trans>}>
        <input type="date" name="until" defaultValue={asked.until} />
      </Field>
      <Button type="submit">
        <Icon name="search" className="size-4.5" />
        <Trans>Search</Trans>
      </Button>
    </Form>
  )
}
