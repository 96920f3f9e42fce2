import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { FeeNote } from '../../../people/fees/fee-note.tsx'
import { ownListingsPath, stepAddress } from '../addresses.ts'
import type { FormTexts } from '../../../ground/forms/form-texts.ts'
import { FactValue } from '../fact-value.tsx'
import { differing, factsOf, typedPhotos } from '../facts.ts'
import { Refusal } from '../refusal.tsx'
import type { Details, UnsentDetails } from './details.server.ts'
import { FormParts } from './form-parts.tsx'
import { SavingNote } from './saving-note.tsx'
import { useKeptForm } from './use-kept-form.ts'

/**
 * All that is asked for, kept as it is typed. @param id of its form
 * @param before what comes before the fields
 * @param back to the step before; without one there are no steps
 */
export function DetailsForm({
  id,
  details,
  unsent,
  before,
  back,
}: {
  id: string
  details: Details
  unsent: UnsentDetails | undefined
  before?: ReactNode
  back?: boolean
}) {
  const { draft, parts, mayPublish, bookings, fee } = details
  const { t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const { form, shown, state, isStored, swap, settle, hold } = useKeptForm(draft, unsent)
  const problems = unsent?.problems
  useEffect(() => {
    const cause = unsent?.problems ? '[aria-invalid]' : unsent?.conflict ? '[role=alert]' : null
    if (cause) form.current?.querySelector<HTMLElement>(cause)?.focus()
  }, [form, unsent])
  /** A second press while the first is under way would only ask again. */
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (busy) return event.preventDefault()
    const underWay = hold()
    if (!underWay) return
    event.preventDefault()
    void underWay.then(() => form.current?.requestSubmit(button))
  }
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={submit}
    >
      {/* What the Enter key presses: it keeps, and never publishes. */}
      <button type="submit" name="go" value="save" hidden aria-label={t`Save draft`} />
      <input type="hidden" name="version" defaultValue={shown.version} key={`version ${shown.version}`} />
      <input type="hidden" name="draft" value={draft.id} />
      <input type="hidden" name="typeName" value={draft.typeName} />
      {draft.asBefore && <AsBefore at={draft.asBefore} />}
      <SavingNote state={state} isStored={isStored} onSwap={swap} onSettle={settle} />
      {draft.isGone && unsent?.refused !== 'gone' && <Refusal refused="gone" draftId={draft.id} />}
      {before}
      {bookings && (
        <p className="rounded-md bg-surface-2 p-4">
          <Trans>
            Choose what people can book, and when, on its own page:{' '}
            <Link to={bookings} className="font-semibold underline underline-offset-4">
              Bookings
            </Link>
          </Trans>
        </p>
      )}
      <FormParts key={shown.round} parts={parts} typed={shown.typed} {...(problems && { problems })} />
      {fee && <FeeNote fee={fee} />}
      <div>
        {!mayPublish && <UnverifiedNote />}
        {unsent?.refused && <Refusal refused={unsent.refused} draftId={draft.id} />}
        {unsent?.theirs && <Theirs details={details} typed={unsent.typed} theirs={unsent.theirs} />}
        {problems && (
          <p className="mb-3 flex gap-2 text-danger [form:not(:has([aria-invalid]))_&]:hidden">
            <Icon name="circle-alert" />
            <Trans>Some answers are missing or not valid. They are marked above.</Trans>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {back ? (
            <Button type="submit" name="go" value="images" tone="line" size="lg" formNoValidate>
              <Trans>Back</Trans>
            </Button>
          ) : (
            <Link to={ownListingsPath} className={buttonClass({ tone: 'line', size: 'lg' })}>
              <Trans>Back to listings</Trans>
            </Link>
          )}
          <Button
            type="submit"
            name="go"
            value="create"
            tone="action"
            size="lg"
            busy={busy}
            disabled={!draft.isChosen}
          >
            {draft.isEdit ? <Trans>Save changes</Trans> : <Trans>Create Listing</Trans>}
          </Button>
          <Button type="submit" name="go" value="save" tone="ghost" size="lg">
            <Trans>Save draft</Trans>
          </Button>
        </div>
        {!draft.isChosen && (
          <Link
            to={stepAddress(draft.id, draft.kind ? 'category' : 'type')}
            className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Trans>Choose a type and a category first.</Trans>
          </Link>
        )}
      </div>
    </Form>
  )
}

function AsBefore({ at }: { at: Date }) {
  const { i18n } = useLingui()
  const day = formatDate(at, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <p className="rounded-md bg-brand-soft p-4 text-on-brand-soft">
      <Trans>These are the details from before the change on {day}. Save the changes to restore them.</Trans>
    </p>
  )
}

const UnverifiedNote = () => (
  <p className="mb-3 rounded-md bg-brand-soft p-4 text-on-brand-soft">
    <Trans>
      Confirm your email address before you publish.{' '}
      <Link to="/verify-email" className="font-semibold underline underline-offset-4">
        Send me the link
      </Link>
      . What you write here is saved.
    </Trans>
  </p>
)

/** What another has made of it, wherever that is another thing than what is in the form. */
function Theirs({ details, typed, theirs }: { details: Details; typed: FormTexts; theirs: FormTexts }) {
  const { i18n } = useLingui()
  const mine = { ...typed, ...typedPhotos(details.photos) }
  const facts = differing(factsOf(details.parts, i18n), mine, theirs)
  if (facts.length === 0) return null
  return (
    <div className="mb-3 max-w-160 rounded-md bg-warn-soft px-4 py-3 text-warn">
      <p className="font-medium">
        <Trans>What is there now:</Trans>
      </p>
      <dl className="mt-2 grid gap-3">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt className="text-sm font-semibold">{fact.label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <FactValue fact={fact} typed={theirs} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
