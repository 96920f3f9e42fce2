import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, type HeadersFunction, Link, redirect } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { unkept } from '../../../people/accounts/sign-in/answers.server.ts'
import { problemTexts } from '../requests/problem-texts.ts'
import type { Route } from './+types/confirm-page.ts'
import { guestPath } from './guest-token.server.ts'
import { bookProven, readProof } from './prove-request.server.ts'

export async function loader({ params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const stored = await readProof(context.database, params.token)
  const proof = stored && { title: stored.title, persons: stored.asked.persons, email: stored.email }
  return data({ proof }, { status: stored ? 200 : 404, headers: unkept })
}

/** Needs the press of a button: programs that scan mail follow links, and must not book. */
export async function action({ params, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const stored = await readProof(context.database, params.token)
  if (!stored) throw data(null, { status: 404 })
  const done = await bookProven(context, stored)
  if (done.ok) return redirect(guestPath(context, { number: done.number, tokenVersion: 0 }))
  return data({ problem: done.problem, back: stored.back }, { status: 409, headers: unkept })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Opened by the link that shows that an address is theirs. */
export default function ConfirmPage({ loaderData: { proof }, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  const persons = proof?.persons ?? 0
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Confirm your booking`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto grid max-w-160 gap-4">
        <h1 className="text-3xl">
          {proof ? <Trans>Confirm your booking</Trans> : <Trans>This link no longer works</Trans>}
        </h1>
        {!proof && (
          <p>
            <Trans>It has already been used or is more than a day old. Send your request again.</Trans>
          </p>
        )}
        {actionData && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            {i18n._(problemTexts[actionData.problem])}{' '}
            <Link to={actionData.back} className="underline underline-offset-4">
              <Trans>Back to the form</Trans>
            </Link>
          </p>
        )}
        {proof && (
          <Form method="post" className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
            <p className="text-xl font-semibold">{proof.title}</p>
            <p>
              <Trans>People: {persons}</Trans>
            </p>
            <p className="wrap-anywhere">{proof.email}</p>
            <Button type="submit" tone="action" size="lg">
              <Trans>Confirm and book</Trans>
            </Button>
          </Form>
        )}
      </div>
    </main>
  )
}
