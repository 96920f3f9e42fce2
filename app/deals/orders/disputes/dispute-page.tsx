import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { disputeAddress, orderAddress, reportPostAddress } from '../addresses.ts'
import type { Route } from './+types/dispute-page.ts'
import { loadDispute } from './load-dispute.server.ts'
import { PostForm } from './post-form.tsx'
import { PostList } from './post-list.tsx'
import { receiveDispute } from './receive-dispute.server.ts'
import { Standing } from './standing.tsx'
import { StepForms } from './step-forms.tsx'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const loaded = await loadDispute(context, params.number, viewerOf(context, url).id)
  if (!loaded) throw notFound()
  return { site: siteOf(context, url), ...loaded }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  return receiveDispute(context, viewer, { number: args.params.number, form })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, number } = loaderData
  const title = i18nOf(site.language)._(msg`Dispute about order ${number}`)
  return pageMeta({ site, title, description: title, address: disputeAddress(number), indexed: false })
}

/** What the two sides of an order can't settle, as each of them sees it. */
export default function DisputePage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, side, title, dispute, sellerName, buyerName, formKey, steps } = loaderData
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={orderAddress(number)}>
          <Trans>Order {number}</Trans>
        </BackLink>
        <div>
          <h1 className="text-3xl">
            <Trans>Dispute about order {number}</Trans>
          </h1>
          <p className="mt-1 wrap-anywhere text-text-muted">{title}</p>
        </div>
        {actionData?.problem && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            {actionData.problem === 'often' ? (
              <Trans>You have written a lot within an hour. Wait a while, then try again.</Trans>
            ) : (
              <Trans>This has changed since you opened it. Look at it again.</Trans>
            )}
          </p>
        )}
        <Standing loaded={loaderData} />
        <StepForms steps={steps} />
        {dispute && (
          <PostList
            posts={dispute.posts}
            names={{ buyer: buyerName, seller: sellerName }}
            address={disputeAddress(number)}
            reportable={{
              side: side === 'buyer' ? 'seller' : 'buyer',
              addressOf: (id) => reportPostAddress(number, id),
            }}
          />
        )}
        {formKey && <PostForm formKey={formKey} isFirst={!dispute} refused={refused} />}
      </div>
    </main>
  )
}
