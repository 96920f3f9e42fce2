import { msg } from '@lingui/core/macro'
import { pageMeta } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { reloadAfterRefusal } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { bookQuery } from '../book/wish-of.ts'
import type { Route } from './+types/change-page.ts'
import { ChangeView } from './change-view.tsx'
import { openChange, sendChange } from './load-change.server.ts'
import { ownBooking } from './own-booking.ts'

export const handle = { query: bookQuery }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  return openChange(context, url, ownBooking(params.number, viewerOf(context, url).id))
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  return sendChange(context, args.url, ownBooking(args.params.number, viewer.id), form)
}

export const shouldRevalidate = reloadAfterRefusal

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, title, page } = loaderData
  const name = i18nOf(site.language)._(msg`Change dates or guests`)
  return pageMeta({
    site,
    title: `${name}: ${title}`,
    description: title,
    address: `${page}/change`,
    indexed: false,
  })
}

export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap py-section">
      <ChangeView loaded={loaderData} refused={actionData ?? null} />
    </main>
  )
}
