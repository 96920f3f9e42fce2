import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import type { Person } from './find-person.server.ts'

/** A menu to block or report a person. */
export function PersonActions({
  person: { id, name },
  isBlocked,
}: {
  person: Pick<Person, 'id' | 'name'>
  isBlocked: boolean
}) {
  const { t } = useLingui()
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-5 print:hidden">
      {isBlocked ? (
        <Form method="post">
          <Button type="submit" tone="line" name="off" value="on">
            {t`Unblock ${name}`}
          </Button>
        </Form>
      ) : (
        <details className="rounded-md open:bg-surface-2 open:px-4">
          <summary className="min-h-11 cursor-pointer content-center text-text-muted">
            <Trans>Block this person</Trans>
          </summary>
          <Form method="post" className="grid justify-items-start gap-3 pb-4">
            <p>
              <Trans>
                Neither of you can write to the other, and they no longer see your conversations with them.
              </Trans>
            </p>
            <Button type="submit" tone="line">
              {t`Block ${name}`}
            </Button>
          </Form>
        </details>
      )}
      <a
        href={`/report?kind=person&ref=${id}`}
        rel="nofollow"
        aria-label={t`Report ${name}`}
        className="inline-flex min-h-11 items-center text-text-muted hover:underline"
      >
        <Trans>Report</Trans>
      </a>
    </div>
  )
}
