import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Field } from '../../ground/ui/field.tsx'
import { FieldError } from '../../ground/ui/field-error.tsx'
import { useCorrection } from '../../ground/ui/use-correction.ts'
import { attributesOf } from '../../ground/forms/fields.ts'
import { claimFields, type RefusedClaim } from './claim-form.ts'
import type { ClaimableListing } from './load-claim.server.ts'
import { DocumentField } from './document-field.tsx'
import type { Way } from './ways.ts'

/** How the claimant shows it. Styles show what each way needs below it once it is chosen. */
export function WayField({
  listing,
  refused,
}: {
  listing: ClaimableListing
  refused: RefusedClaim | undefined
}) {
  const { t } = useLingui()
  const { email, domain, phone, letterTo, isUnsteady } = listing
  const chosen = refused?.typed.way ?? ''
  const { error, onInput } = useCorrection(refused?.problems.way)
  const isMissing = Boolean(error)
  return (
    <fieldset className="grid gap-2" onInput={onInput}>
      <legend className="mb-2 font-semibold">
        <Trans>How do you want to prove it?</Trans>
      </legend>
      {email && (
        <WayOption
          way="address"
          chosen={chosen}
          isMissing={isMissing}
          title={<Trans>Email to {email}</Trans>}
          error={
            refused?.problem === 'returned' &&
            t`Our emails don’t reach ${email}, so we can’t send a code there. Choose another way.`
          }
        >
          <Trans>We send a code to the address that the listing publishes. It works for an hour.</Trans>
        </WayOption>
      )}
      {domain && (
        <WayOption
          way="domain"
          chosen={chosen}
          isMissing={isMissing}
          title={<Trans>Email to an address at {domain}</Trans>}
          more={
            <Field
              label={<Trans>Your address at {domain}</Trans>}
              hint={<Trans>For example: info@{domain}</Trans>}
              error={refused?.problems.mailbox && t`Enter an email address at ${domain}.`}
            >
              <input
                {...attributesOf(claimFields.mailbox)}
                name="mailbox"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={refused?.typed.mailbox}
              />
            </Field>
          }
        >
          <Trans>We send a code there because it is the domain of the published website.</Trans>
        </WayOption>
      )}
      {phone && (
        <WayOption
          way="phone"
          chosen={chosen}
          isMissing={isMissing}
          title={<Trans>Phone call to {phone}</Trans>}
        >
          <Trans>Our staff will call the published number within a few days and read out a code.</Trans>
        </WayOption>
      )}
      {letterTo && (
        <WayOption way="letter" chosen={chosen} isMissing={isMissing} title={t`Letter to ${letterTo}`}>
          <Trans>Our staff will send a code to the published address. It works for 30 days.</Trans>
        </WayOption>
      )}
      <WayOption
        way="document"
        chosen={chosen}
        isMissing={isMissing}
        title={<Trans>Document</Trans>}
        more={<DocumentField refused={refused} />}
      >
        <Trans>
          A business license, tax form or bill with the name of the business. Our staff will look at it within
          a few days.
        </Trans>
      </WayOption>
      {isMissing && (
        <FieldError>
          <Trans>Choose a way.</Trans>
        </FieldError>
      )}
      {isUnsteady && (
        <p className="text-sm text-text-muted">
          <Trans>
            The contact data was changed less than 30 days ago, so we can’t send a code by email yet.
          </Trans>
        </p>
      )}
    </fieldset>
  )
}

/** @param more what it needs, below it. @param error why it can't be */
function WayOption({
  way,
  chosen,
  isMissing,
  title,
  more,
  error,
  children,
}: {
  way: Way
  chosen: string
  isMissing: boolean
  title: ReactNode
  more?: ReactNode
  error?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="rounded-md bg-surface inset-ring inset-ring-line-strong has-[[name=way]:checked]:inset-ring-2 has-[[name=way]:checked]:inset-ring-brand has-[[name=way]:checked]:[&>.needed]:block">
      <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-3">
        <input
          type="radio"
          name="way"
          value={way}
          required
          defaultChecked={chosen === way}
          data-invalid={isMissing || error ? '' : undefined}
          aria-describedby={error ? id : undefined}
          className="mt-1 shrink-0 self-start"
        />
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="col-start-2 text-sm text-text-muted">{children}</span>
      </label>
      {more && <div className="needed hidden px-4 pb-4">{more}</div>}
      {error && (
        <div className="needed hidden px-4 pb-4 wrap-anywhere">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
