import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Description } from '../../directory/detail/section.tsx'
import { formatDate } from '../../ground/i18n/format.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { answerId } from './answer-id.ts'
import { AnswerActions } from './late-parts.ts'
import type { Answer } from './thread.ts'
import type { OwnPart } from './own-part.server.ts'
import { PersonLine } from './person-line.tsx'

type Props = { answers: readonly Answer[]; href: string; own: OwnPart | null }

/** Answers with their replies. @param href of the thread @param own of the signed-in user */
export const Answers = ({ answers, href, own }: Props) => (
  <ol className="grid gap-4">
    {answers.map((answer) => (
      <li
        key={answer.id}
        id={answerId(answer)}
        className={`scroll-mt-(--header-height) rounded-xl bg-surface p-5 shadow-sm ${answer.isAccepted ? 'inset-ring-2 inset-ring-brand' : ''}`}
      >
        <OneAnswer answer={answer} href={href} own={own} top />
      </li>
    ))}
  </ol>
)

const Replies = ({ answers, href, own }: Props) => (
  <ol className="mt-4 grid gap-5 border-l-2 border-line pl-3.5">
    {answers.map((reply) => (
      <li key={reply.id} id={answerId(reply)} className="scroll-mt-(--header-height)">
        <OneAnswer answer={reply} href={href} own={own} />
      </li>
    ))}
  </ol>
)

function OneAnswer({
  answer,
  href,
  own,
  top = false,
}: Omit<Props, 'answers'> & { answer: Answer; top?: boolean }) {
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
      <AnswerActions answer={answer} href={href} own={own} top={top} />
      {replies.length > 0 && <Replies answers={replies} href={href} own={own} />}
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
