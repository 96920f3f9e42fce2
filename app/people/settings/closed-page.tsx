import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, redirect } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { forgetHere } from '../users/sign-out.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/closed-page.ts'
import { settingsMeta } from './settings-meta.ts'

export function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  if (context.viewer) throw redirect('/account')
  return { site: siteOf(context, url) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Your account is closed`, '/account/closed')

/** Shown after a user asked for deletion. */
export default function ClosedPage() {
  useEffect(() => void forgetHere(), [])
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-140 justify-items-center gap-3 text-center">
        <h1 className="text-3xl">
          <Trans>Your account is closed</Trans>
        </h1>
        <p className="text-text-muted">
          <Trans>
            You are logged out everywhere, and your account will be deleted in 14 days. If you change your
            mind, log in before then.
          </Trans>
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Link to="/" className={buttonClass({ size: 'lg' })}>
            <Trans>Return to Home</Trans>
          </Link>
          <Link to="/login" className={buttonClass({ tone: 'line', size: 'lg' })}>
            <Trans>Log in</Trans>
          </Link>
        </div>
      </div>
    </main>
  )
}
