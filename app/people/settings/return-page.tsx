import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, redirect, redirectDocument } from 'react-router'
import { readOwnForm } from '../users/own-form.ts'
import { viewerOf } from '../users/viewer.ts'
import { LogOutForm } from '../users/log-out.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { Button } from '../../ground/ui/button.tsx'
import type { Route } from './+types/return-page.ts'
import { reopenAccount } from './leave.server.ts'
import { settingsMeta } from './settings-meta.ts'

export function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { closesAt } = viewerOf(context, url)
  if (!closesAt) throw redirect('/account')
  return { site: siteOf(context, url), closesAt }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer } = await readOwnForm(args)
  await reopenAccount(context.database, viewer.id, context.now)
  return redirectDocument('/account', { status: 303 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Come back`, '/account/return')

/** Shown when a user signs in after asking for deletion. */
export default function ReturnPage({ loaderData: { closesAt } }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const day = formatDate(closesAt, i18n.locale, { dateStyle: 'long' })
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-140 justify-items-center gap-3 text-center">
        <h1 className="text-3xl">
          <Trans>Good to see you again</Trans>
        </h1>
        <p className="text-text-muted">
          <Trans>
            Your account will be deleted on {day}, as you asked. Until then you can get it back, with your
            listings.
          </Trans>
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Form method="post" reloadDocument>
            <Button type="submit" size="lg">
              <Trans>Keep my account</Trans>
            </Button>
          </Form>
          <LogOutForm>
            <Button type="submit" size="lg" tone="line">
              <Trans>Log out and let it be deleted</Trans>
            </Button>
          </LogOutForm>
        </div>
      </div>
    </main>
  )
}
