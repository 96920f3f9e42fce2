import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { isVerifyLink, sendVerification, verifyEmail } from '../verify-email.server.ts'
import { viewerOf } from '../../users/viewer.ts'
import type { Route } from './+types/verify-email-page.ts'
import { AccountForm } from './account-form.tsx'
import { refuse } from './answers.server.ts'
import { Done } from './done.tsx'
import { Frame } from './frame.tsx'
import { sendForm } from './send-form.ts'
import { signInMeta } from './sign-in-meta.ts'
import { tokenQuery } from './sign-in-queries.ts'

const tokenOf = (url: URL) => tokenQuery.parse(url).token || null

export const handle = { query: tokenQuery }

/** Opened by a mailed link, or without one while waiting for the mail. */
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const { id, email, emailVerified: isDone } = viewerOf(context, url)
  const token = tokenOf(url)
  return {
    site: siteOf(context, url),
    /** Null if the page was opened without a link. */
    isLiving: token === null ? null : await isVerifyLink(context.database, token, id),
    email,
    isDone,
  }
}

/** Needs the press of a button: programs that scan mail follow links, and must not confirm an address. */
export async function action({ request, url, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  viewerOf(context, url)
  const form = await readForm(request)
  const token = tokenOf(url)
  const result = token === null ? await sendVerification(context) : await verifyEmail(context, token)
  if (!result.ok) return refuse(form, result)
  return { done: token === null ? ('sent' as const) : ('confirmed' as const) }
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, () => null)
export const meta: Route.MetaFunction = ({ loaderData }) =>
  signInMeta(loaderData?.site, msg`Confirm your email address`, '/verify-email')

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isLiving, isDone } = loaderData
  const email = <strong className="wrap-anywhere">{loaderData.email}</strong>
  const refusal = actionData && 'code' in actionData ? actionData : undefined
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  if (done === 'confirmed' || (isLiving === null && isDone)) {
    return (
      <Done title={<Trans>Your email address is confirmed</Trans>}>
        <p>
          <Trans>You can publish listings and write messages now.</Trans>
        </p>
        <Link to="/profile" className={buttonClass({ size: 'lg' })}>
          <Trans>Profile</Trans>
        </Link>
      </Done>
    )
  }
  if (isLiving === false || refusal?.code === 'link_used') {
    return (
      <Done title={<Trans>This link no longer works</Trans>}>
        <p>
          <Trans>It has already been used, is too old, or belongs to another account.</Trans>
        </p>
        {isDone && (
          <p>
            <Trans>Your email address is {email}.</Trans>
          </p>
        )}
        <Link to={isDone ? '/account/email' : '/verify-email'} className={buttonClass({ size: 'lg' })}>
          {isDone ? <Trans>Email address</Trans> : <Trans>Ask for a new link</Trans>}
        </Link>
      </Done>
    )
  }
  if (isLiving) {
    return (
      <Frame title={<Trans>Confirm your email address</Trans>}>
        <AccountForm
          refusal={refusal}
          submit={{ rest: <Trans>Confirm email address</Trans>, busy: <Trans>Confirming...</Trans> }}
        >
          <p>
            <Trans>Press the button to confirm your email address.</Trans>
          </p>
        </AccountForm>
      </Frame>
    )
  }
  if (done === 'sent') {
    return (
      <Done title={<Trans>Check your email</Trans>}>
        <p>
          <Trans>A new link is on its way to {email}.</Trans>
        </p>
      </Done>
    )
  }
  return (
    <Frame title={<Trans>Confirm your email address</Trans>}>
      <AccountForm
        refusal={refusal}
        submit={{ rest: <Trans>Send the link again</Trans>, busy: <Trans>Sending...</Trans> }}
      >
        <p>
          <Trans>We sent a link to {email}. Open it to publish listings and write messages.</Trans>
        </p>
      </AccountForm>
    </Frame>
  )
}
