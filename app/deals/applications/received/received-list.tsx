import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import type { RecordKey } from '../../../ground/db/named.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { StateTag } from '../moves/state-tag.tsx'
import type { OpenApplication } from './load-received.server.ts'
import type { ReceivedApplications, ReceivedRow } from './find-received.server.ts'
import { longestWords } from './longest.ts'
import { listAddress, mostOpened, type ReceivedQuery } from './received-query.ts'
import type { RefusedAnswer } from './refused-answer.ts'

type ReceivedListData = Pick<ReceivedApplications, 'applications' | 'next'> & {
  readonly job: RecordKey
  readonly query: ReceivedQuery
  readonly opened: readonly OpenApplication[]
}

/** Those who applied: several can be read side by side, or declined at once. */
export function ReceivedList({
  loaded: { applications, next, job, query, opened },
  refused,
}: {
  loaded: ReceivedListData
  refused: RefusedAnswer | undefined
}) {
  const { t } = useLingui()
  const otherPages = (
    <PageLinks
      first={query.after ? listAddress(job, { state: query.state }) : null}
      next={next && listAddress(job, { state: query.state, after: next })}
    />
  )
  if (applications.length === 0)
    return (
      <>
        <p className="text-text-muted">
          <Trans>There is nothing here.</Trans>
        </p>
        {otherPages}
      </>
    )
  const isOpened = (number: string) => opened.some((one) => one.number === number)
  const ofSeveral = refused?.op === 'decline-all' ? refused : undefined
  return (
    <Form method="post" className="grid gap-3">
      <ul className="grid gap-3">
        {applications.map((one) => (
          <ApplicationRow
            key={one.number}
            row={one}
            isOpened={isOpened(one.number)}
            href={listAddress(job, { ...query, open: [one.number] })}
          />
        ))}
      </ul>
      {otherPages}
      {ofSeveral?.problem === 'none' && (
        <p role="alert" className="text-sm text-danger">
          <Trans>Select applications first.</Trans>
        </p>
      )}
      <Button type="submit" tone="line" formMethod="get">
        <Trans>Read up to {mostOpened} side by side</Trans>
      </Button>
      <details open={ofSeveral !== undefined} className="rounded-md inset-ring inset-ring-line">
        <summary className="min-h-11 cursor-pointer content-center px-4 font-semibold">
          <Trans>Decline the selected</Trans>
        </summary>
        <div className="grid gap-3 p-4 pt-1">
          <Field
            label={<Trans>Message to each of them (optional)</Trans>}
            error={ofSeveral?.problem === 'words' && t`Use up to 1,000 characters.`}
          >
            <textarea name="words" rows={2} maxLength={longestWords} defaultValue={ofSeveral?.words} />
          </Field>
          <Button type="submit" tone="line" name="op" value="decline-all">
            <Trans>Decline all selected</Trans>
          </Button>
        </div>
      </details>
    </Form>
  )
}

function ApplicationRow({
  row: { number, name, state, mayWork, hasFile, hasNote, createdAt },
  isOpened,
  href,
}: {
  row: ReceivedRow
  isOpened: boolean
  href: string
}) {
  const { i18n, t } = useLingui()
  return (
    <li className="flex items-start gap-1 rounded-xl bg-surface p-2 pr-4 shadow-md">
      <label className="grid size-11 shrink-0 place-items-center">
        <span className="sr-only">{t`Select: ${name}`}</span>
        <input type="checkbox" name="open" value={number} defaultChecked={isOpened} className="size-5" />
      </label>
      <Link
        to={href}
        aria-current={isOpened || undefined}
        className="group grid grow gap-1 py-2 aria-[current=true]:font-semibold"
      >
        <span className="font-semibold wrap-anywhere group-hover:underline">{name}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          <StateTag state={state} />
          <span>{formatDate(createdAt, i18n.locale, { dateStyle: 'medium' })}</span>
          {hasFile && (
            <span className="inline-flex items-center gap-1">
              <Icon name="file-text" className="size-4" />
              PDF
            </span>
          )}
          {hasNote && (
            <span>
              <Trans>Note</Trans>
            </span>
          )}
          {mayWork === false && (
            <span>
              <Trans>May not work in the CNMI yet</Trans>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
