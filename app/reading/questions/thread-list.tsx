import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import type { ThreadCard } from './find-threads.server.ts'

export const ThreadList = ({ threads }: { threads: readonly ThreadCard[] }) => (
  <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
    {threads.map((thread) => (
      <OneThread key={thread.ref} thread={thread} />
    ))}
  </ul>
)

function OneThread({
  thread: { href, title, content, lang, asker, createdAt, answers, isSolved },
}: {
  thread: ThreadCard
}) {
  const { i18n, t } = useLingui()
  return (
    <li className="relative py-4">
      <h3 lang={lang ?? undefined} className="text-lg leading-snug">
        <Link to={href} className="after:absolute after:inset-0 hover:text-brand">
          {title}
        </Link>
      </h3>
      <p lang={lang ?? undefined} className="mt-1 line-clamp-2 max-w-160 text-text-muted">
        {content}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-muted">
        <span>{asker || t`Former member`}</span>
        <time dateTime={createdAt.toISOString()}>
          {formatDate(createdAt, i18n.locale, { dateStyle: 'medium' })}
        </time>
        <span className="inline-flex items-center gap-1.5 font-semibold text-text">
          <Icon name="message" className="size-4.5" />
          <Plural value={answers} one="# answer" other="# answers" />
        </span>
        {isSolved && (
          <span className="inline-flex items-center gap-1.5 font-semibold text-success">
            <Icon name="circle-check" className="size-4.5" />
            <Trans>Accepted answer</Trans>
          </span>
        )}
      </p>
    </li>
  )
}
