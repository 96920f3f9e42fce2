import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { StaleNote } from '../../desk/stale-note.tsx'
import { staffOf } from '../../desk/staff-only.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { languageTags } from '../../../ground/i18n/languages.ts'
import { threadPath } from '../../../reading/questions/find-threads.server.ts'
import { findCategories } from '../../../reading/questions/load-questions.server.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { isSuppressed } from '../../../ground/mail/suppression.server.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { textIn } from '../../../ground/forms/typed.ts'
import { ticketStates } from '../../../people/tickets/topics.ts'
import { listingAddress } from '../../../directory/known-areas.ts'
import { questionKind } from '../../../market/create-listing/wizard-types.server.ts'
import type { Route } from './+types/ticket-page.ts'
import { answerFields } from './answer-fields.ts'
import { AnswerForm } from './answer-form.tsx'
import { answerTicket, moveTicket } from './answer-ticket.server.ts'
import { moveNames, stateNames, ticketTopics } from './desk-labels.ts'
import { findTicket, lockTicket, type Ticket, versionOf } from './find-tickets.server.ts'
import type { RefusedPublication } from './publication.ts'
import { PublishForm } from './publish-form.tsx'
import { publishQuestion, readPublication } from './publish-question.server.ts'
import { useNews } from './use-news.ts'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id } = staffOf(context, url)
  const ticket = await findTicket(context.database, params.reference)
  if (!ticket) throw notFound()
  const lastAnswer = ticket.messages.findLast(({ authorId }) => authorId === id)?.key ?? ''
  const question = ticket.topic === 'question' && {
    topics: await findCategories(context.database, context),
    published: ticket.aboutRef && threadPath(ticket.aboutRef),
  }
  const isReturned =
    ticket.email !== null &&
    (await isSuppressed(context.database, { address: ticket.email, asked: false, unsubscribe: null }))
  const about = subjectOf(ticket)
  return {
    ticket,
    about,
    version: versionOf(ticket),
    lastAnswer,
    key: context.requestId,
    question,
    isReturned,
  }
}

/** The listing that it is about, or the question that it has become; null: none. What is gone has no page. */
function subjectOf({ aboutKind, aboutRef, aboutTitle }: Ticket) {
  if (!aboutKind || !aboutRef) return null
  if (aboutTitle === null) return { title: `${aboutKind}/${aboutRef}`, href: null }
  const href = aboutKind === questionKind ? threadPath(aboutRef) : listingAddress(aboutKind, aboutRef)
  return { title: aboutTitle, href }
}

/**
 * Answers; with `state` closes and opens again, with `title` publishes a question. If someone else has written or
 * done something since, it shows that first and sends nothing.
 */
export async function action({ request, url, context: router, params }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const staff = staffOf(context, url, request.method)
  const ticket = await findTicket(context.database, params.reference)
  if (!ticket) throw notFound()
  const form = await readForm(request)
  if (ticket.topic === 'question' && form.has('title')) return publish(context, staff, ticket, form)
  const to = ticketStates.find((one) => one === form.get('state'))
  const { values, problems } = readFields(answerFields, form)
  const { text } = values
  const key = textIn(form, 'key')
  if (!to && problems) {
    const problem = problems.text === 'missing' ? ('missing' as const) : ('long' as const)
    const answer = { problem, text }
    return data({ answer, publication: undefined }, { status: 422 })
  }
  const isDone = await context.database.transaction(async (tx) => {
    const now = await lockTicket(tx, ticket.reference)
    if (!to && now?.messages.some((one) => one.key === key)) return true
    if (!now || versionOf(now) !== form.get('seen')) return false
    if (to) await moveTicket(tx, now, { staffId: staff.id, to })
    else await answerTicket(tx, now, { staffId: staff.id, text, key, origin: context.origin })
    return true
  })
  if (isDone) throw redirect(url.pathname, { status: 303 })
  const answer = { problem: 'stale' as const, text }
  return data({ answer, publication: undefined }, { status: 409 })
}

/** Redirects to the question. If another person was first, the answer says so and the typed text stays. */
async function publish({ database, origin }: RequestContext, staff: Viewer, ticket: Ticket, form: FormData) {
  const { values: written, problems } = await readPublication(database, form)
  const refuse = (publication: RefusedPublication, status: number) =>
    data({ publication, answer: undefined }, { status })
  if (problems) return refuse({ written, problems }, 422)
  const href = await database.transaction((tx) =>
    publishQuestion(tx, ticket, { staffId: staff.id, origin, written }),
  )
  if (!href) return refuse({ written, problems: {} }, 409)
  throw redirect(href, { status: 303 })
}

export const shouldRevalidate = reloadAfterConflict

/** For moderators and admins: what a user wrote, and what it was answered. */
export default function TicketPage({
  loaderData: { ticket, about, version, lastAnswer, key, question, isReturned },
  actionData,
}: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { reference, topic, state, name, email, userId, lang, messages, message, createdAt } = ticket
  useNews(reference)
  const when = (at: Date) => formatDate(at, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  const who = name ?? t`Guest`
  const languageName = new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(languageTags[lang])
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Ticket ${reference}`}</title>
      <meta name="robots" content="noindex" />
      <Link to="/admin/support" className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>All tickets</Trans>
      </Link>
      <h1 className="text-3xl wrap-anywhere">{who}</h1>
      <p className="mt-2 mb-5 wrap-anywhere text-text-muted">
        {[reference, i18n._(ticketTopics[topic]), email, languageName, i18n._(stateNames[state])]
          .filter(Boolean)
          .join(' · ')}
        {about && (
          <>
            {' · '}
            {about.href === null ? (
              about.title
            ) : (
              <Link
                to={about.href}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {about.title}
              </Link>
            )}
          </>
        )}
      </p>
      <ol className="grid max-w-140 gap-4">
        {message && <TicketMessage who={who} at={when(createdAt)} text={message} />}
        {messages.map(({ key: own, sender, author, text, createdAt: at }) => (
          <TicketMessage
            key={own}
            isStaff={sender === 'staff'}
            who={sender === 'staff' ? (author ?? t`Support`) : who}
            at={when(at)}
            text={text}
          />
        ))}
      </ol>
      <div className="mt-6 grid max-w-140 gap-6">
        {actionData?.answer?.problem === 'stale' && <StaleNote reason={actionData.answer.text} hasField />}
        {/* News leave what is being typed alone. A form that was sent makes room for another. */}
        <AnswerForm key={lastAnswer} formKey={key} seen={version} refused={actionData?.answer}>
          <Where topic={topic} email={email} hasAccount={Boolean(userId)} isReturned={isReturned} />
        </AnswerForm>
        <Form method="post">
          <input type="hidden" name="seen" value={version} />
          <Button type="submit" tone="line" name="state" value={state === 'closed' ? 'open' : 'closed'}>
            {i18n._(moveNames[state])}
          </Button>
        </Form>
        {question && (
          <PublishForm
            {...question}
            letter={ticket}
            refused={actionData?.publication}
            isReturned={isReturned}
          />
        )}
      </div>
    </main>
  )
}

const TicketMessage = ({
  who,
  at,
  text,
  isStaff,
}: {
  who: string
  at: string
  text: string
  isStaff?: boolean
}) => (
  <li className={`rounded-xl p-4 shadow-xs ${isStaff ? 'bg-surface-2' : 'bg-surface'}`}>
    <p className="text-sm text-text-muted">
      <b className="wrap-anywhere">{who}</b> · {at}
    </p>
    <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
  </li>
)

/** Where the answer will be read. @param isReturned mail to their address comes back */
function Where({
  topic,
  email,
  hasAccount,
  isReturned,
}: {
  topic: string
  email: string | null
  hasAccount: boolean
  isReturned: boolean
}): ReactNode {
  if (topic !== 'chat')
    return isReturned ? (
      <Trans>Our emails don’t reach {email}, so your answer won’t arrive there.</Trans>
    ) : (
      <Trans>It goes to {email} by email.</Trans>
    )
  if (hasAccount) return <Trans>It appears in the chat and in this person’s notifications.</Trans>
  if (isReturned) return <Trans>It appears only in the chat: our emails don’t reach {email}.</Trans>
  return email ? (
    <Trans>It appears in the chat and goes to {email} by email.</Trans>
  ) : (
    <Trans>It appears only in the chat because this guest left no address.</Trans>
  )
}
