import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import type { UnfinishedDraft } from './draft.ts'

/**
 * A user's drafts. Its forms send `discard`, the id of a draft, to their page (receive-draft-change.server.ts).
 * @param more link to further drafts
 */
export function DraftList({
  title,
  drafts,
  more,
}: {
  title: ReactNode
  drafts: readonly UnfinishedDraft[]
  more?: ReactNode
}) {
  return (
    <section aria-labelledby="drafts" className="mt-5 rounded-xl bg-surface p-5 shadow-sm">
      <h2 id="drafts" className="text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} />
        ))}
      </ul>
      {more}
    </section>
  )
}

function DraftLine({ draft }: { draft: UnfinishedDraft }) {
  const { i18n, t } = useLingui()
  const { id, type, href, listingId, title, updatedAt } = draft
  const name = title || t`Untitled`
  const changed = formatDate(updatedAt, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 grow">
        <b className="font-semibold">{name}</b>
        <p className="text-sm text-text-muted">
          {type && `${type} · `}
          {listingId !== null && (
            <>
              <Trans>Unsent changes</Trans> ·{' '}
            </>
          )}
          {changed}
        </p>
      </div>
      <Form method="post" preventScrollReset className="flex gap-2">
        <Link to={href} className={buttonClass({ size: 'sm' })}>
          <Trans context="draft">Continue</Trans> <span className="sr-only">{name}</span>
        </Link>
        <Button type="submit" tone="line" size="sm" name="discard" value={id}>
          <Trans>Delete</Trans> <span className="sr-only">{name}</span>
        </Button>
      </Form>
    </li>
  )
}
