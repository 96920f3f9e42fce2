import { Trans, useLingui } from '@lingui/react/macro'
import { data, type HeadersFunction, Link, redirect } from 'react-router'
import { isProven } from '../../users/proven.server.ts'
import { viewerOf } from '../../users/viewer.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { creditOf, earnedBy } from '../../credit/credit.server.ts'
import { findVerification } from '../../verification/find-verification.server.ts'
import { VerificationNote } from '../../verification/verification-note.tsx'
import { findProfile } from '../find-profile.server.ts'
import { shownPhone } from '../../../ground/forms/phone.server.ts'
import { noticeAddress } from '../profile-notice.ts'
import type { Route } from './+types/setup-page.ts'
import { CreditSteps } from './credit-steps.tsx'
import { receiveProfile } from './receive-profile.server.ts'
import { sendProfile } from './send-profile.ts'
import { SetupForm } from './setup-form.tsx'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const [profile, verification, credit, earned] = await Promise.all([
    findProfile(context.database, viewer.id),
    findVerification(context.database, viewer.id),
    creditOf(context.database, viewer.id),
    earnedBy(context.database, viewer.id),
  ])
  const { phoneNumber, whatsappNumber } = profile
  return {
    profile: {
      ...profile,
      phoneNumber: phoneNumber && shownPhone(phoneNumber),
      whatsappNumber: whatsappNumber && shownPhone(whatsappNumber),
    },
    verification,
    credit,
    earned,
    demo: context.demo,
    mayEarn: isProven(viewer, context),
  }
}

export async function action({ request, url, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const received = await receiveProfile(context, viewerOf(context, url), request)
  if (received.refused) return data(received.refused, { status: 422, headers: unkept })
  throw redirect(noticeAddress(received.done), { status: 303 })
}

const unkept = { 'cache-control': 'private, no-store' }

export const clientAction = (args: Route.ClientActionArgs) => sendProfile(args)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The form for the profile and the ID. */
export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { verification, credit, earned, mayEarn, demo } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Profile setup`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-240 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section>
          <h1 className="text-3xl">
            <Trans>Profile setup</Trans>
          </h1>
          <p className="mt-2 mb-5 text-text-muted">
            <Trans>
              Only our staff can see your address, birth date and numbers. Others see only your name, village
              and island.
            </Trans>
          </p>
          <SetupForm {...loaderData} refused={actionData} />
        </section>
        <aside className="grid content-start gap-4">
          <VerificationNote verification={verification} demo={demo} />
          <CreditSteps credit={credit} earned={earned} mayEarn={mayEarn} />
          <Link to="/profile" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>Back to Profile</Trans>
          </Link>
        </aside>
      </div>
    </main>
  )
}
