import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Description } from '../directory/detail/section.tsx'
import { formatDate } from '../i18n/format.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Answer } from './load-thread.server.ts'
import { PersonLine, signInPath } from './person-line.tsx'

type Props = { answers: readonly Answer[]; href: string }

/** Answers with the replies to them. @param href of their thread */
export const Answers = ({ answers, href }: Props) => (
  <ol className="grid gap-4">
    {answers.map((answer) => (
      <li
        key={answer.id}
        id={answerId(answer)}
        className={`scroll-mt-(--header-height) rounded-xl bg-surface p-5 shadow-sm ${answer.isAccepted ? 'inset-ring-2 inset-ring-brand' : ''}`}
      >
        <OneAnswer answer={answer} href={href} />
      </li>
    ))}
  </ol>
)

const Replies = ({ answers, href }: Props) => (
  <ol className="mt-4 grid gap-5 border-l-2 border-line pl-3.5">
    {answers.map((reply) => (
      <li key={reply.id} id={answerId(reply)} className="scroll-mt-(--header-height)">
        <OneAnswer answer={reply} href={href} />
      </li>
    ))}
  </ol>
)

const answerId = ({ id }: Answer) => `answer-${id}`

function OneAnswer({ answer, href }: { answer: Answer; href: string }) {
  const { i18n } = useLingui()
  const { author, content, lang, createdAt, yearsOnIsland, isAccepted, replies } = answer
  return (
    <>
      {isAccepted && (
        <p className="mb-3 flex items-center gap-1.5 text-sm font-semibold text-success">
          <Icon name="circle-check" className="size-4.5" />
          <Trans>Accepted answer</Trans>
        </p>
      )}
      <PersonLine person={author}>
        {yearsOnIsland !== null && <LocalBadge years={yearsOnIsland} />}
        <time dateTime={createdAt.toISOString()} className="text-sm text-text-muted">
          {formatDate(createdAt, i18n.locale, { dateStyle: 'long' })}
        </time>
      </PersonLine>
      <div className="mt-3">
        <Description text={content} lang={lang} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Upvote answer={answer} href={href} />
        <Link
          to={signInPath(`${href}#${answerId(answer)}`)}
          rel="nofollow"
          className={buttonClass({ tone: 'ghost', size: 'sm' })}
        >
          <Trans>Reply</Trans>
        </Link>
      </div>
      {replies.length > 0 && <Replies answers={replies} href={href} />}
    </>
  )
}

const LocalBadge = ({ years }: { years: number }) => (
  <span className="inline-flex items-center gap-1 rounded-sm bg-success-soft px-2.5 py-1 text-xs font-semibold text-success">
    <Icon name="badge-check" className="size-4" />
    <Trans>
      Local · <Plural value={years} one="# year on the island" other="# years on the island" />
    </Trans>
  </span>
)

function Upvote({ answer, href }: { answer: Answer; href: string }) {
  const { upvotes, author } = answer
  const { name } = author
  return (
    <Link
      to={signInPath(`${href}#${answerId(answer)}`)}
      rel="nofollow"
      className={buttonClass({ tone: 'line', size: 'sm' })}
    >
      <Icon name="arrow-up" className="size-4.5" />
      <span className="sr-only">
        <Trans>Upvote the answer by {name}</Trans>
      </span>
      <span className="tabular-nums">{upvotes}</span>
    </Link>
  )
}
