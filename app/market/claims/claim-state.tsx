import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { RefusedCode } from './claim-form.ts'
import { stateTexts } from './labels.ts'
import type { ClaimableListing, ShownClaim } from './load-claim.server.ts'
import { codeEnded, codeTexts } from './problem-texts.ts'
import { SentText } from './sent-text.tsx'

/** Where a claim stands, and what its claimant can do. */
export function ClaimCard({
  claim,
  listing,
  refused,
}: {
  claim: ShownClaim
  listing: ClaimableListing
  refused: RefusedCode | undefined
}) {
  const { i18n } = useLingui()
  const { state, reason } = claim
  const isOpen = state === 'code' || state === 'waiting'
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">{i18n._(stateTexts[state])}</h2>
      {state === 'code' && <CodeForm claim={claim} refused={refused} />}
      {state === 'waiting' && <WaitingText claim={claim} />}
      {state === 'approved' && <ApprovedText listing={listing} />}
      {reason && <q className="wrap-anywhere whitespace-pre-line">{reason}</q>}
      {isOpen && (
        <Form method="post" className="border-t border-line pt-4">
          <input type="hidden" name="op" value="withdraw" />
          <Button type="submit" tone="line">
            <Trans>Withdraw my claim</Trans>
          </Button>
        </Form>
      )}
    </section>
  )
}

function CodeForm({ claim, refused }: { claim: ShownClaim; refused: RefusedCode | undefined }) {
  const { i18n } = useLingui()
  const { form, busy } = useSentForm(refused)
  const { isEnterable, isReturned, demoCode } = claim
  const problem = refused && <CodeProblemText refused={refused} />
  return (
    <>
      <SentText claim={claim} />
      {demoCode && (
        <p className="rounded-md bg-warn-soft px-4 py-3 text-warn">
          <Trans>This is a sample, so no email was sent. Its code is {demoCode}.</Trans>
        </p>
      )}
      {isEnterable ? (
        <Form {...form} className="flex flex-wrap items-start gap-3">
          <input type="hidden" name="op" value="code" />
          <div className="w-full sm:w-56">
            <Field label={<Trans>Code</Trans>} error={problem}>
              <input
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={40}
                required
                defaultValue={refused?.typed}
              />
            </Field>
          </div>
          <Button type="submit" tone="action" size="lg" busy={busy} className="max-sm:w-full">
            <Trans context="code">Confirm</Trans>
          </Button>
        </Form>
      ) : (
        (refused || !isReturned) && (
          <p role={refused ? 'alert' : undefined} className="font-medium text-danger">
            {isReturned ? i18n._(codeEnded) : (problem ?? i18n._(codeTexts.over))}
          </p>
        )
      )}
      {!isReturned && (
        <Form method="post">
          <input type="hidden" name="op" value="renew" />
          <Button type="submit" tone={isEnterable ? 'line' : 'action'}>
            <Trans>Ask for a new code</Trans>
          </Button>
        </Form>
      )}
    </>
  )
}

function CodeProblemText({ refused: { code, left } }: { refused: RefusedCode }) {
  const { i18n } = useLingui()
  if (code !== 'wrong') return i18n._(codeTexts[code])
  return (
    <Plural
      value={left}
      one="This code is not right. You can try it # more time."
      other="This code is not right. You can try it # more times."
    />
  )
}

function WaitingText({ claim: { way, sentTo } }: { claim: ShownClaim }) {
  const { t } = useLingui()
  return (
    <p className="wrap-anywhere">
      {way === 'phone' ? (
        <Trans>Our staff will call this number within a few days and read out a code: {sentTo}</Trans>
      ) : way === 'letter' ? (
        t`Our staff will send a code to this address: ${sentTo}`
      ) : (
        <Trans>
          Our staff will look at your document within a few days. We’ll tell you what they decide.
        </Trans>
      )}
    </p>
  )
}

function ApprovedText({
  listing: { href, isListed, isOwn, isOwned, sample },
}: {
  listing: ClaimableListing
}) {
  if (sample)
    return (
      <p>
        <Trans>
          This is a sample, so it stays as it is for the next visitor. A listing of yours would be yours now.
        </Trans>
      </p>
    )
  if (!isOwn)
    return (
      <p>
        {isOwned ? (
          <Trans>It was yours. Someone else manages it now.</Trans>
        ) : (
          <Trans>It was yours. No one manages it now.</Trans>
        )}
      </p>
    )
  return (
    <>
      <p>
        <Trans>You manage this listing from now on.</Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        {isListed && (
          <Link to={href} className={buttonClass({ tone: 'action' })}>
            <Trans>See the listing</Trans>
          </Link>
        )}
        <Link to="/user-listings" className={buttonClass({ tone: 'line' })}>
          <Trans>Your Listings</Trans>
        </Link>
      </p>
    </>
  )
}
