import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { Review } from './find-reviews.server.ts'
import type { OwnPart } from './own-part.server.ts'

const actionClass =
  'inline-flex min-h-11 items-center gap-1.5 text-sm text-text-muted hover:underline aria-pressed:font-semibold aria-pressed:text-brand'

/** What can be done about a review: all are links and plain forms, since their code comes late. */
export function ReviewActions({
  review: { id, helpful, reply },
  own,
  href,
  vote,
  name,
}: {
  review: Review
  own: OwnPart | null
  href: string
  vote: string
  name: string
}) {
  const { t } = useLingui()
  const isMine = own?.review?.id === id
  const hasVoted = own?.voted.includes(id) ?? false
  const label = (
    <>
      <Icon name="arrow-up" className="size-4.5" />
      <Trans>Helpful</Trans>
      {helpful > 0 && (
        <span>
          <span aria-hidden>· {helpful}</span>
          <span className="sr-only">
            <Plural value={helpful} one="# person agrees" other="# people agree" />
          </span>
        </span>
      )}
    </>
  )
  return (
    <div className="mt-1 flex flex-wrap gap-x-5 print:hidden">
      {isMine ? (
        <>
          {helpful > 0 && <span className={actionClass.replace('hover:underline', '')}>{label}</span>}
          <Link to={`${href}/review`} className={actionClass}>
            <Trans>Edit your review</Trans>
          </Link>
        </>
      ) : own ? (
        <Form method="post" action={vote} preventScrollReset>
          <button
            type="submit"
            name="vote"
            value={hasVoted ? 'no' : 'yes'}
            aria-pressed={hasVoted}
            aria-label={t`Helpful: the review by ${name}`}
            className={actionClass}
          >
            {label}
          </button>
        </Form>
      ) : (
        <a
          href={`/login?${new URLSearchParams({ next: `${href}#reviews` })}`}
          rel="nofollow"
          aria-label={t`Helpful: the review by ${name}`}
          className={actionClass}
        >
          {label}
        </a>
      )}
      {own?.mayReply && (
        <Link to={`/reviews/${id}/reply`} aria-label={t`Reply to ${name}`} className={actionClass}>
          {reply ? <Trans>Edit your reply</Trans> : <Trans>Reply</Trans>}
        </Link>
      )}
      {!isMine && (
        <a
          href={`/report?kind=review&ref=${id}`}
          rel="nofollow"
          aria-label={t`Report the review by ${name}`}
          className={actionClass}
        >
          <Trans>Report</Trans>
        </a>
      )}
    </div>
  )
}
