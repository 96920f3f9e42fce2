import { useLingui } from '@lingui/react/macro'
import { readForm } from '../../../ground/forms/read-form.ts'
import { reloadAfterRefusal } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { bookQuery } from '../book/wish-of.ts'
import { ChangeView } from '../guest/change-view.tsx'
import { openChange, sendChange } from '../guest/load-change.server.ts'
import type { Route } from './+types/guest-change-page.ts'
import { openedBy } from './opened-by.ts'

export const handle = { query: bookQuery }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  return openChange(context, url, openedBy(params))
}

export const action = async ({ request, params, url, context: router }: Route.ActionArgs) =>
  sendChange(router.get(requestContext), url, openedBy(params), await readForm(request))

export const shouldRevalidate = reloadAfterRefusal

export default function GuestChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Change dates or guests`}</title>
      <meta name="robots" content="noindex" />
      <ChangeView loaded={loaderData} refused={actionData ?? null} />
    </main>
  )
}
