import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { problemTexts } from '../requests/problem-texts.ts'
import type { Route } from './+types/confirm-page.ts'
import { guestPath } from '../notices/guest-token.server.ts'
import type { Booking } from '../tables.server.ts'
import { bookProven, findProven, readProof, type StoredRequest } from './prove-request.server.ts'
import { mailNewLink } from './renew-link.server.ts'
import { TooManyLinks } from './too-many-links.tsx'

export async function loader({ params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const { database } = context
  const stored = await readProof(database, params.token)
  const proof = stored && { title: stored.title, persons: stored.asked.persons, email: stored.email }
  const booked = stored && (await findProven(database, stored))
  return data({ proof, booked: booked && madeOf(booked) }, { status: stored ? 200 : 404 })
}

const madeOf = ({ number, guestEmail }: Booking) => ({ number, hasLink: guestEmail !== null })

/** Needs the press of a button: programs that scan mail follow links, and must not book. */
export async function action({ request, params, url, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const stored = await readProof(context.database, params.token)
  if (!stored) throw notFound()
  const booked = await findProven(context.database, stored)
  if (!booked) {
    const done = await bookProven(context, stored)
    if (done.ok) return redirect(guestPath(context, { number: done.number, tokenVersion: 0 }))
    const refused = { problem: done.problem, form: formOf(stored) }
    return data({ refused, isMailed: null }, { status: 409 })
  }
  // The second press of two is answered by this page: after a new link, the first one opens nothing.
  if (lineIn(await readForm(request), 'op') !== 'mail') return redirect(url.pathname)
  const isMailed = await mailNewLink(context, booked.number, stored.email)
  return data({ refused: null, isMailed }, { status: isMailed ? 200 : 429 })
}

/** What was sent, as the form has it; the phone number as it is stored. */
const formOf = ({ back, email, asked: { formKey, name, phone, message, names } }: StoredRequest) => ({
  back,
  fields: { formKey, name, phone, email, message, names: names.join('\n') },
})

/** Opened by the link that shows that an address is theirs. */
export default function ConfirmPage({ loaderData: { proof, booked }, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  const refused = actionData?.refused
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Confirm your booking`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-160 gap-4">
        <h1 className="text-3xl">
          {booked ? (
            <Trans>Already confirmed</Trans>
          ) : proof ? (
            <Trans>Confirm your booking</Trans>
          ) : (
            <Trans>This link no longer works</Trans>
          )}
        </h1>
        {!proof && (
          <p>
            <Trans>It is more than a day old. Send your request again.</Trans>
          </p>
        )}
        {refused && (
          <>
            <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
              {i18n._(problemTexts[refused.problem])}
            </p>
            <BackToForm {...refused.form} />
          </>
        )}
        {proof && !refused && (
          <ConfirmForm proof={proof} booked={booked} isMailed={actionData?.isMailed ?? null} />
        )}
      </div>
    </main>
  )
}

/** With what was typed. */
const BackToForm = ({ back, fields }: ReturnType<typeof formOf>) => (
  <Form method="post" action={back}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" tone="line" name="op" value="look">
      <Trans>Back to the form</Trans>
    </Button>
  </Form>
)

type ConfirmPageData = Route.ComponentProps['loaderData']

function ConfirmForm({
  proof: { title, persons, email },
  booked,
  isMailed,
}: {
  proof: NonNullable<ConfirmPageData['proof']>
  booked: ConfirmPageData['booked']
  /** Null: no further link was asked for. */
  isMailed: boolean | null
}) {
  return (
    <Form method="post" className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <p className="text-xl font-semibold">{title}</p>
      <p>
        <Trans>People: {persons}</Trans>
      </p>
      <p className="wrap-anywhere">{email}</p>
      {booked ? (
        <BookedNote booked={booked} isMailed={isMailed} />
      ) : (
        <Button type="submit" tone="action" size="lg">
          <Trans>Confirm and book</Trans>
        </Button>
      )}
    </Form>
  )
}

/** How a guest who has confirmed comes to their booking. */
function BookedNote({
  booked: { number, hasLink },
  isMailed,
}: {
  booked: NonNullable<ConfirmPageData['booked']>
  isMailed: boolean | null
}) {
  if (!hasLink)
    return (
      <Link to={`/bookings/${number}`} className={buttonClass({ tone: 'action', size: 'lg' })}>
        <Trans>Open your booking</Trans>
      </Link>
    )
  return (
    <>
      {isMailed === false && <TooManyLinks />}
      {isMailed ? (
        <p role="status">
          <Trans>We’ve emailed you a new link to your booking.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Your request has been sent. Its number is {number}.</Trans>
          </p>
          <Button type="submit" tone="line" name="op" value="mail">
            <Trans>Email me a link to my booking</Trans>
          </Button>
        </>
      )}
    </>
  )
}
