import { disputeDeskAddress } from '../../../deals/orders/addresses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { PostList } from '../../../deals/orders/disputes/post-list.tsx'
import { stateTexts } from '../../../deals/orders/moves/state-texts.ts'
import { wayTexts } from '../../../deals/payments/way-texts.ts'
import { formatMoney, momentText } from '../../../ground/i18n/format.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { statusOf } from '../../../people/accounts/auth-codes.ts'
import { asksForCode } from '../../../people/accounts/second-step/pass-again.server.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { Fact } from '../../desk/fact.tsx'
import { StaleNote } from '../../desk/stale-note.tsx'
import { findUserPaths } from '../../users/find-users.server.ts'
import { isOwnMoney } from '../is-own-money.ts'
import { OwnMoneyNote } from '../own-money-note.tsx'
import { moneyPath } from '../money-path.ts'
import type { Route } from './+types/dispute-page.ts'
import { DecisionForm } from './decision-form.tsx'
import { EndingForm } from './ending-form.tsx'
import { findForStaff } from './find-disputes.server.ts'
import { receiveEnding } from './receive-ending.server.ts'
import { receiveDecision } from './receive-decision.server.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const [found, asks] = await Promise.all([findForStaff(context, params.number), asksForCode(context, admin)])
  if (!found) throw notFound()
  const isOwn = isOwnMoney({ sellerId: found.seller.id, buyerId: found.buyer.id }, admin.id)
  const paths = await findUserPaths(context.database, [found.seller.id, found.buyer.id])
  const withPath = (side: typeof found.seller) => ({ ...side, href: paths.get(side.id ?? '') })
  return { ...found, seller: withPath(found.seller), buyer: withPath(found.buyer), asks, isOwn }
}

export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const { number } = args.params
  const receive = typed('op') === 'end' ? receiveEnding : receiveDecision
  const refused = await receive(context, admin, { number, request: args.request, form })
  if (!refused) return redirect(disputeDeskAddress(number))
  const status = refused.code ? statusOf(refused.code) : refused.problem === 'stale' ? 409 : 422
  return data(refused, { status })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: what both sides say in a dispute, and what is decided. */
export default function DisputePage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { number, state, way, title, paidCents, refundedCents, promisedCents } = loaderData
  const { seller, buyer, handedAt, dispute, left, owedCents, endings, asks, isOwn } = loaderData
  const { t, i18n } = useLingui()
  const money = (cents: number) => formatMoney(cents, i18n.locale)
  const isOpen = state === 'disputed' && !dispute.decidedAt
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
  const person = ({ id, name, href }: typeof seller) =>
    href ? (
      <Link to={href} className={link}>
        {name}
      </Link>
    ) : id ? (
      name
    ) : (
      t`Former member`
    )
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Dispute about order ${number}`}</title>
      <meta name="robots" content="noindex" />
      <BackLink to={moneyPath}>
        <Trans>Money</Trans>
      </BackLink>
      <h1 className="text-3xl wrap-anywhere">
        <Trans>Dispute about order {number}</Trans>
      </h1>
      {refused?.problem === 'stale' && (
        <StaleNote reason={refused.typed.reason} hasField={isOpen || endings.length > 0} />
      )}
      <dl className="my-4 grid max-w-140 gap-3 rounded-xl bg-surface p-6 shadow-md sm:grid-cols-2">
        <Fact label={t`What was ordered`}>{title}</Fact>
        <Fact label={t`State`}>{i18n._(stateTexts[state])}</Fact>
        <Fact label={t`Seller`}>{person(seller)}</Fact>
        <Fact label={t`Buyer`}>{person(buyer)}</Fact>
        <Fact label={t`Payment`}>
          {money(paidCents)} · {i18n._(wayTexts[way])}
        </Fact>
        <Fact label={t`Handed over`}>{handedAt ? momentText(handedAt, i18n.locale) : '–'}</Fact>
        {refundedCents > 0 && <Fact label={t`Already refunded`}>{money(refundedCents)}</Fact>}
        {promisedCents > 0 && <Fact label={t`Refund promised`}>{money(promisedCents)}</Fact>}
        {owedCents > 0 && <Fact label={t`Not returned`}>{money(owedCents)}</Fact>}
        {dispute.decidedAt && (
          <Fact label={t`Decided: goes back`}>
            {money(dispute.cents ?? 0)} · {momentText(dispute.decidedAt, i18n.locale)}
            <q className="block wrap-anywhere whitespace-pre-line">{dispute.words}</q>
          </Fact>
        )}
      </dl>
      <div className="max-w-140">
        <PostList
          posts={dispute.posts}
          names={{ buyer: buyer.name, seller: seller.name }}
          address={disputeDeskAddress(number)}
        />
      </div>
      {isOwn && (isOpen || endings.length > 0) && <OwnMoneyNote />}
      {isOpen && !isOwn && (
        <div className="mt-6">
          <DecisionForm
            left={left}
            lastPost={dispute.posts.at(-1)?.id ?? 0}
            asks={asks}
            refused={refused?.of === 'decision' ? refused : undefined}
          />
        </div>
      )}
      {endings.length > 0 && !isOwn && (
        <div className="mt-6">
          <EndingForm
            endings={endings}
            isOver={owedCents > 0}
            asks={asks}
            refused={refused?.of === 'ending' ? refused : undefined}
          />
        </div>
      )}
    </main>
  )
}
