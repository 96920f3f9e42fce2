import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import type { Policy } from '../../../market/approval/policy.server.ts'

/** Prefix of the fields with the values that the form showed. */
export const seenPrefix = 'seen-'

type TypedPolicy = { readonly reviewsNewOwners: boolean; readonly trustedAfter: string }

/**
 * For admins: whose listings are looked at before everyone sees them.
 * @param refused the typed values, and why they were not saved; `seen`: what had been read, absent where what is set now
 *   is to be read
 */
export function PolicyForm({
  policy,
  refused,
}: {
  policy: Policy
  refused: { problem: 'number' | 'stale'; typed: TypedPolicy; seen?: Policy | null } | undefined
}) {
  const { t } = useLingui()
  const { reviewsNewOwners, trustedAfter } = refused?.typed ?? policy
  const now = policy.trustedAfter
  const seen = refused?.seen ?? policy
  const busy = useNavigation().formMethod === 'POST'
  return (
    <section className="mt-6 max-w-140">
      <h2 className="mb-3 text-xl">
        <Trans>Which listings are reviewed before publishing</Trans>
      </h2>
      <Form method="post" noValidate className="grid gap-3">
        {seen.reviewsNewOwners && <input type="hidden" name={`${seenPrefix}reviewsNewOwners`} value="on" />}
        <input type="hidden" name={`${seenPrefix}trustedAfter`} value={seen.trustedAfter} />
        {refused?.problem === 'stale' && (
          <p role="alert" className="rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
            {policy.reviewsNewOwners ? (
              <Trans>
                Someone else has changed this in the meantime: new owners wait until {now} are approved. Your
                choice is still here. Save again to replace theirs.
              </Trans>
            ) : (
              <Trans>
                Someone else has changed this in the meantime: new owners do not wait. Your choice is still
                here. Save again to replace theirs.
              </Trans>
            )}
          </p>
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="reviewsNewOwners"
            defaultChecked={reviewsNewOwners}
            className="size-5"
          />
          <Trans>New owners wait for approval</Trans>
        </label>
        <Field
          label={<Trans>Approved listings needed before an owner is trusted</Trans>}
          hint={
            <Trans>Verified owners are trusted immediately. Owners with a rejected listing are not.</Trans>
          }
          error={refused?.problem === 'number' && t`Please write a number from 1 to 100.`}
        >
          <input type="number" name="trustedAfter" min={1} max={100} required defaultValue={trustedAfter} />
        </Field>
        <Button type="submit" tone="line" busy={busy} className="justify-self-start">
          <Trans>Save settings</Trans>
        </Button>
      </Form>
    </section>
  )
}
