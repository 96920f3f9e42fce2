import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { data, redirect } from 'react-router'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import {
  type GuardedForm,
  hasSentMany,
  openedAgain,
  openForm,
  senderProblem,
} from '../../../ground/forms/guard.server.ts'
import type { Problems } from '../../../ground/forms/fields.ts'
import type { SenderProblem } from '../../../ground/forms/guard-fields.tsx'
import { readForm } from '../../../ground/forms/read-form.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { reloadAfterRefusal } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findPrepaid } from '../requests/find-prepaid.server.ts'
import { needsNames, request, type RequestProblem } from '../requests/request.server.ts'
import { labelOf } from '../bookables/area-bookings.ts'
import { needsNoAccount } from '../bookables/settings.ts'
import { askProof } from '../without-account/prove-request.server.ts'
import type { Route } from './+types/book-page.ts'
import { AskForm, isForWaiting } from './ask-form.tsx'
import type { guestFields } from './book-fields.ts'
import { EditedNote, useEdited } from './edited.tsx'
import { KeptForm } from './kept-form.tsx'
import { askProblem, type BookPageData, bookPageOf, loadBook, newFormKey } from './load-book.server.ts'
import { NotOffered } from './not-offered.tsx'
import type { KeptGuestFields } from './person-fields.tsx'
import { readAsk, type GuestFields } from './read-ask.server.ts'
import { listBookables } from './room-list.server.ts'
import { RoomList } from './room-list.tsx'
import { bookQuery, personsOf, wishOf } from './wish-of.ts'
import { WishForm } from './wish-form.tsx'

const bookingForm: GuardedForm = { name: 'booking' }

export const handle = { query: bookQuery }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const page = await bookPageOf(context, { params, url })
  const site = siteOf(context, url)
  // Of what takes no bookings now, what was typed is not lost with the page.
  if (!page) return data({ isOffered: false as const, site }, { status: 404 })
  const { area, offers, bookable, typed } = page
  const { viewer } = context
  return {
    isOffered: true as const,
    ...(await loadBook(context, page)),
    formKey: newFormKey(),
    opened: viewer || !needsNoAccount(bookable) ? null : openForm(context, bookingForm),
    needsLogin: !viewer && !needsNoAccount(bookable),
    site,
    href: `${area.path}/${encodeURIComponent(params.ref)}`,
    login: `/login?${new URLSearchParams({ next: url.pathname + url.search })}`,
    heading: i18nOf(context.language)._(labelOf(area.kind, bookable.kind) ?? msg`Book`),
    title: offers.title,
    lang: offers.lang,
    bookables: await listBookables(context.database, offers.bookables, {
      wish: wishOf(bookable.kind, typed),
      persons: personsOf(typed),
      now: context.now,
      scope: page.scope,
    }),
    bookable: { id: bookable.id, rule: bookable.rule, confirmsAtOnce: bookable.confirmsAtOnce },
    prepaidPercent: await findPrepaid(context.database, bookable, {
      owner: { id: offers.ownerId, isSample: offers.isSample },
      site: context,
    }),
    needsNames: needsNames(bookable),
    typed,
    name: viewer?.fullName ?? '',
  }
}

/** The viewer; null: a guest without an account, where none is needed. */
const askerOf = (context: RequestContext, url: URL, { bookable }: BookPageData) =>
  context.viewer || !needsNoAccount(bookable) ? viewerOf(context, url, 'POST') : null

/** Whether it is what the address names, and not another that the page shows because that one is closed. */
const isAsked = ({ typed: { of }, bookable }: BookPageData) => !of || rowNumber(of) === bookable.id

/** The wish is in the address, the rest in the form. */
export async function action({ request: sentForm, url, params, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const form = await readForm(sentForm)
  const formKey = lineIn(form, 'formKey')
  if (!isUuid(formKey)) throw notFound()
  const page = await bookPageOf(context, { params, url })
  if (!page || !isAsked(page)) {
    const { sent } = readAsk(form, context.language, false)
    const answer = {
      ...keptAs(sent),
      problem: 'not-bookable' as RequestProblem | null,
      formKey,
      opened: null,
    }
    return data(answer, { status: 409 })
  }
  const wish = wishOf(page.bookable.kind, page.typed)
  if (!wish) throw notFound()
  const viewer = askerOf(context, url, page)
  const { sent, values, problems, hasLongName, names } = readAsk(form, context.language, !viewer)
  const refuse = (problem: RequestProblem | null, sender: SenderProblem | null = null) => {
    const opened = viewer ? null : openedAgain(context, bookingForm, form)
    return data({ ...keptAs(sent), problems, problem, sender, formKey, opened }, { status: 422 })
  }
  // One who looks at another time takes along what they typed.
  if (lineIn(form, 'op') === 'look')
    return data({ ...keptAs(sent), formKey, opened: viewer ? null : openedAgain(context, bookingForm, form) })
  const lacksNames = needsNames(page.bookable) && names.length !== personsOf(page.typed)
  const namesProblem = hasLongName ? 'long-name' : lacksNames ? 'names' : null
  if (problems || namesProblem) return refuse(namesProblem)
  const { name, phone, email, message } = values
  const asked = {
    name,
    phone,
    message,
    names,
    formKey,
    wish,
    bookableId: page.bookable.id,
    persons: personsOf(page.typed),
    shownCents: Number(lineIn(form, 'shownCents')),
    mayWait: lineIn(form, 'mayWait') === 'on',
  }
  if (viewer) {
    const done = await request(context.database, { ...asked, guest: { id: viewer.id } }, context)
    return done.ok ? redirect(`/bookings/${done.number}`) : refuse(done.problem)
  }
  const sender =
    senderProblem(context, bookingForm, form) ?? ((await hasSentMany(context)) ? 'limited' : null)
  if (sender) return refuse(null, sender)
  const problem = await askProblem(context, page, asked)
  if (problem) return refuse(problem)
  const back = url.pathname + url.search
  await askProof(context, { title: page.offers.title, back, email, language: context.language, asked })
  return data({ ...keptAs(sent), formKey, opened: null, mailedTo: email })
}

/** What was typed, without a fault. */
const keptAs = (sent: GuestFields) => ({
  sent,
  problems: null as Problems<typeof guestFields> | null,
  problem: null as RequestProblem | null,
  sender: null as SenderProblem | null,
  mailedTo: null as string | null,
})

export const shouldRevalidate = reloadAfterRefusal

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.isOffered) return []
  const { site, heading, title, href } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: `${heading}: ${title}`,
    description: i18n._(msg`Choose a time and send your request`),
    address: `${href}/book`,
    indexed: false,
  })
}

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.isOffered ? (
    <BookForms loaderData={loaderData} actionData={actionData} />
  ) : (
    <NotOffered refused={actionData} />
  )
}

type Props = Pick<Route.ComponentProps, 'actionData'> & {
  loaderData: Extract<Route.ComponentProps['loaderData'], { isOffered: true }>
}

function BookForms({ loaderData, actionData }: Props) {
  const { href, heading, title, lang, bookables, bookable } = loaderData
  const edited = useEdited(loaderData)
  const [kept, keep] = useState<KeptGuestFields>({})
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement
    keep((before) => ({ ...before, [name]: value }))
  }
  const { price, problem, choices } = loaderData
  const isOver = !price || (problem === 'taken' && !isForWaiting(choices))
  const refused = isOver && actionData && !actionData.mailedTo ? actionData : null
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={href}>
          <span lang={lang ?? undefined}>{title}</span>
        </BackLink>
        <h1 className="text-3xl">{heading}</h1>
        {actionData?.mailedTo && <MailedNote email={actionData.mailedTo} />}
        {bookables.length > 1 && (
          <RoomList bookables={bookables} chosen={bookable.id} typed={loaderData.typed} />
        )}
        <WishForm
          key={bookable.id}
          loaded={refused ? { ...loaderData, nearest: [] } : loaderData}
          refused={actionData?.problem ?? null}
          mayWait={isForWaiting(choices)}
          onEdit={edited.mark}
        />
        {edited.since ? (
          <EditedNote isFree={choices.kind === 'visit'} />
        ) : (
          price && (
            <AskForm loaded={loaderData} price={price} refused={actionData} kept={kept} onInput={onInput} />
          )
        )}
        {refused && <KeptForm loaded={loaderData} refused={refused} kept={kept} onInput={onInput} />}
      </div>
    </main>
  )
}

/** For a guest without an account: nothing is booked before they open the link in the mail. */
const MailedNote = ({ email }: { email: string }) => (
  <p role="status" className="rounded-xl bg-surface p-6 text-lg font-semibold shadow-md">
    <Trans>Open the link that we sent to {email}. It books this for you.</Trans>
  </p>
)
