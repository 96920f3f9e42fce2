import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { answerId } from './answer-id.ts'
import type { OwnPart } from './own-part.server.ts'
import type { Answer } from './thread.ts'
import { signInPath } from './person-line.tsx'
import { WriteAnswer } from './write-answer.tsx'

type Props = {
  answer: Pick<Answer, 'id' | 'upvotes' | 'author' | 'isAccepted'>
  href: string
  own: OwnPart | null
  /** An answer to the question itself, which can be accepted. */
  top: boolean
}

/** Actions on an answer for signed-in users; others are led to sign in. */
export const AnswerActions = (props: Props) => (
  <div className="mt-3 flex flex-wrap gap-2 print:hidden">
    {props.own ? <OwnActions {...props} own={props.own} /> : <SignInActions {...props} />}
    <ReportAnswer answer={props.answer} />
  </div>
)

function SignInActions({ answer, href }: Props) {
  const to = signInPath(`${href}#${answerId(answer)}`)
  return (
    <>
      <Link to={to} rel="nofollow" className={buttonClass({ tone: 'line', size: 'sm' })}>
        <Votes answer={answer} />
      </Link>
      <Link to={to} rel="nofollow" className={buttonClass({ tone: 'ghost', size: 'sm' })}>
        <Trans>Reply</Trans>
      </Link>
    </>
  )
}

function OwnActions({ answer, href, own, top }: Props & { own: OwnPart }) {
  const { id, isAccepted, author } = answer
  const { name } = author
  const upvoted = own.upvoted.includes(id)
  return (
    <>
      <Form method="post" action={href} preventScrollReset className="flex flex-wrap gap-2">
        {own.written.includes(id) ? (
          <span className={buttonClass({ tone: 'ghost', size: 'sm' })}>
            <Icon name="arrow-up" className="size-4.5" />
            <span className="sr-only">
              <Trans>Upvotes</Trans>
            </span>
            <span className="tabular-nums">{answer.upvotes}</span>
          </span>
        ) : (
          <Button
            type="submit"
            name={upvoted ? 'withdraw' : 'upvote'}
            value={id}
            aria-pressed={upvoted}
            tone={upvoted ? 'brand' : 'line'}
            size="sm"
          >
            <Votes answer={answer} />
          </Button>
        )}
        {own.isAsker && top && (
          <Button type="submit" name={isAccepted ? 'reject' : 'accept'} value={id} tone="line" size="sm">
            <Icon name="circle-check" className="size-4.5" />
            {isAccepted ? <Trans>Unaccept this answer</Trans> : <Trans>Accept this answer</Trans>}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </Form>
      <details className="open:basis-full">
        <summary className={buttonClass({ tone: 'ghost', size: 'sm' })}>
          <Trans>Reply</Trans>
        </summary>
        <div className="mt-2">
          <WriteAnswer href={href} own={own} parent={{ id, name }} />
        </div>
      </details>
    </>
  )
}

function ReportAnswer({ answer: { id, author } }: Pick<Props, 'answer'>) {
  const { t } = useLingui()
  const { name } = author
  return (
    <a
      href={`/report?kind=answer&ref=${id}`}
      rel="nofollow"
      aria-label={t`Report the answer by ${name}`}
      className={buttonClass({ tone: 'ghost', size: 'sm' })}
    >
      <Trans>Report</Trans>
    </a>
  )
}

const Votes = ({ answer: { author, upvotes } }: Pick<Props, 'answer'>) => {
  const { t } = useLingui()
  const { name } = author
  return (
    <>
      <Icon name="arrow-up" className="size-4.5" />
      <span className="sr-only">{t`Upvote the answer by ${name}`}</span>
      <span className="tabular-nums">{upvotes}</span>
    </>
  )
}
