import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form } from 'react-router'
import { readForm } from '../../../ground/forms/read-form.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import { reloadAfterRefusal } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { bookingQuery } from '../guest/booking-query.ts'
import { BookingView } from '../guest/booking-view.tsx'
import { loadBooking, type MoveAnswer, moveBooking } from '../guest/load-booking.server.ts'
import type { Route } from './+types/guest-booking-page.ts'
import { wordsTexts } from '../moves/words-texts.ts'
import { openedBy } from './opened-by.ts'
import { mailNewLink } from './renew-link.server.ts'
import { TooManyLinks } from './too-many-links.tsx'
import { longest } from '../requests/longest.ts'

export const handle = { query: bookingQuery }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const loaded = await loadBooking(context, url, openedBy(params))
  return data({ loaded }, { status: loaded ? 200 : 404 })
}

export async function action({ request, params, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const form = await readForm(request)
  if (!form.has('email')) return moveBooking(context, openedBy(params), form)
  const isMailed = await mailNewLink(context, params.number, lineIn(form, 'email'))
  const status = isMailed ? 200 : 429
  return data<MoveAnswer>({ isStale: false, problem: null, words: '', isMailed }, { status })
}

export const shouldRevalidate = reloadAfterRefusal

/** The booking of a guest without an account, opened by the link in their mail. */
export default function GuestBookingPage({ loaderData: { loaded }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <title>{loaded ? loaded.title : t`Your booking`}</title>
      <meta name="robots" content="noindex" />
      {loaded ? (
        <>
          <BookingView loaded={loaded} isStale={actionData?.isStale ?? loaded.isStale}>
            {null}
          </BookingView>
          <Write state={loaded.booking.state} refused={actionData?.problem ? actionData : null} />
        </>
      ) : (
        <Renew isMailed={actionData?.isMailed ?? null} />
      )}
    </main>
  )
}

/** What the owner reads beside the booking, and answers there. */
function Write({ state, refused }: { state: string; refused: MoveAnswer | null }) {
  const { i18n, t } = useLingui()
  const problem = refused?.problem
  return (
    <Form method="post" noValidate className="mx-auto mt-5 grid max-w-160 gap-3 print:hidden">
      <input type="hidden" name="move" value="write" />
      <input type="hidden" name="seen" value={state} />
      <Field
        label={t`Message to the owner`}
        error={problem && problem !== 'long' && i18n._(wordsTexts[problem])}
      >
        <textarea name="words" rows={3} maxLength={longest.guestWords} defaultValue={refused?.words} />
      </Field>
      <Button type="submit" tone="line">
        <Trans>Send message</Trans>
      </Button>
    </Form>
  )
}

/** @param isMailed null: none was asked for */
function Renew({ isMailed }: { isMailed: boolean | null }) {
  const { t } = useLingui()
  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <h1 className="text-3xl">
        <Trans>This link no longer works</Trans>
      </h1>
      {isMailed ? (
        <p role="status">
          <Trans>If the booking was made with this address, a new link is on its way to you.</Trans>
        </p>
      ) : (
        <Form method="post" className="grid gap-4">
          {isMailed === false && <TooManyLinks />}
          <p>
            <Trans>Write the email address that you booked with to get a new link.</Trans>
          </p>
          <Field label={t`Email`}>
            <input type="email" name="email" required maxLength={longest.email} autoComplete="email" />
          </Field>
          <Button type="submit">
            <Trans>Send a new link</Trans>
          </Button>
        </Form>
      )}
    </div>
  )
}
