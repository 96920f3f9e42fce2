import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Form, type HeadersFunction, redirect, useNavigation } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { unlistedMeta, siteOf } from '../../directory/page-meta.ts'
import { Button } from '../../ground/ui/button.tsx'
import type { Route } from './+types/first-admin-page.ts'
import { tokenQuery } from './sign-in/sign-in-queries.ts'
import { becomeFirstAdmin } from './become-admin.server.ts'
import { readToken } from './mailed-token.server.ts'
import { viewerOf } from '../users/viewer.ts'

const unkept = { 'cache-control': 'private, no-store' }
const tokenOf = (url: URL) => tokenQuery.parse(url).token ?? ''

export const handle = { query: tokenQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { email } = viewerOf(context, url)
  const isOpen = (await readToken(context.database, 'first-admin', tokenOf(url))) !== null
  return data({ site: siteOf(context, url), email, isOpen }, { headers: unkept })
}

export async function action({ url, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const isDone = !viewer.isDemo && (await becomeFirstAdmin(context.database, viewer.id, tokenOf(url)))
  return isDone
    ? redirect('/profile', { status: 303, headers: unkept })
    : data(null, { status: 410, headers: unkept })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`The first admin`,
    address: '/first-admin',
  })

/** The page behind the link that the server prints at start while there is no admin. */
export default function FirstAdminPage({ loaderData: { email, isOpen } }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-140 gap-4">
        <h1 className="text-3xl">
          <Trans>The first admin</Trans>
        </h1>
        {isOpen ? (
          <Form method="post" className="grid gap-4">
            <p>
              <Trans>
                You are logged in as <b className="wrap-anywhere">{email}</b>. As an admin, you decide what
                this site shows and who else may do so.
              </Trans>
            </p>
            <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
              <Trans>Become the first admin</Trans>
            </Button>
          </Form>
        ) : (
          <p>
            <Trans>
              This link has already been used or is too old. While the site has no admin, a new one is printed
              each time it starts.
            </Trans>
          </p>
        )}
      </div>
    </main>
  )
}
