import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, momentText } from '../../../ground/i18n/format.ts'
import type { LoadedDispute } from './load-dispute.server.ts'

/** How far a dispute is, and what comes next, as its reader sees it. */
export function Standing({ loaded }: { loaded: LoadedDispute }) {
  const { i18n } = useLingui()
  const { dispute, state, side, way, promisedCents, owedCents, deadline, promise, disputePage } = loaded
  const isBuyer = side === 'buyer'
  if (!dispute)
    return (
      <p className="text-text-muted">
        <Trans>
          Write to the seller first. That settles most problems. If it doesn’t help, say what is wrong. The
          seller answers here, and our staff will decide whether you get money back.
        </Trans>
      </p>
    )
  const amount = formatMoney(dispute.cents ?? 0, i18n.locale)
  const promised = formatMoney(promisedCents, i18n.locale)
  const owed = formatMoney(owedCents, i18n.locale)
  const until = deadline && momentText(deadline, i18n.locale)
  return (
    <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
      <p role="status" className="text-xl font-semibold">
        {state !== 'disputed' ? (
          <Trans>The dispute is over</Trans>
        ) : dispute.decidedAt ? (
          <Trans>Our staff decided</Trans>
        ) : (
          <Trans>Our staff will decide</Trans>
        )}
      </p>
      {state === 'disputed' && !dispute.decidedAt && (
        <p className="text-text-muted">
          <Trans>Until then both of you can write here and add photos.</Trans>
        </p>
      )}
      {dispute.decidedAt && (
        <>
          <p>
            {dispute.cents === 0 ? (
              <Trans>No money goes back.</Trans>
            ) : isBuyer ? (
              <Trans>You get {amount} back.</Trans>
            ) : (
              <Trans>The buyer gets {amount} back.</Trans>
            )}
          </p>
          {dispute.words && <q className="block wrap-anywhere whitespace-pre-line">{dispute.words}</q>}
        </>
      )}
      {owedCents > 0 && (
        <p className="rounded-md bg-warn-soft p-3">
          {isBuyer ? (
            <Trans>
              Our staff closed the dispute although {owed} didn’t come back. The seller can’t sell here until
              you have it. Tell our staff when you do.
            </Trans>
          ) : (
            <Trans>
              Our staff closed the dispute, but you still owe the buyer {owed}. No one can buy from you until
              it is back. Tell our staff when it is.
            </Trans>
          )}
        </p>
      )}
      {state === 'disputed' && promisedCents > 0 && (
        <div className="grid gap-2 rounded-md bg-warn-soft p-3">
          <p className="font-semibold">
            <Trans>Refund promised: {promised}</Trans>
          </p>
          {way === 'on-site' ? (
            until ? (
              isBuyer ? (
                <Trans>
                  The seller says that you have it. If you say nothing, it counts as returned on {until}.
                </Trans>
              ) : (
                <Trans>If the buyer doesn’t object, it counts as returned on {until}.</Trans>
              )
            ) : isBuyer ? (
              <Trans>The seller returns it the way you paid, and can’t sell here until then.</Trans>
            ) : (
              <Trans>
                Return it the way you were paid, then confirm it here. Until then, no one can buy from you.
              </Trans>
            )
          ) : promise === 'pending' ? (
            <Trans>PayPal is returning the money. This can take some days.</Trans>
          ) : promise !== 'refused' ? (
            <Trans>We asked PayPal to return the money. This can take a few minutes.</Trans>
          ) : isBuyer ? (
            <Trans>
              PayPal lets only the seller give the money back, and they can’t sell here until then. If they
              don’t, PayPal decides itself.
            </Trans>
          ) : (
            <Trans>
              Refund it at PayPal, and this page will update. Until then, no one can buy from you.
            </Trans>
          )}
          {disputePage && (
            <a href={disputePage} className="underline underline-offset-4">
              <Trans>Disputes at PayPal</Trans>
            </a>
          )}
        </div>
      )}
    </section>
  )
}
