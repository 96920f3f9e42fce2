import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { useCorrection } from '../../ground/ui/use-correction.ts'
import { longestText } from '../../market/approval/cases.ts'
import { DecisionButtons } from '../desk/decision-buttons.tsx'
import { ReasonField } from '../desk/reason-field.tsx'
import { SelectAll } from '../desk/select-all.tsx'
import type { DeskListing } from './find-listings.server.ts'
import { ListingLine } from './listing-line.tsx'
import { type ChoiceProblem, deskDecisions, listingField } from './read-choice.ts'

/** A choice that was refused, with what was ticked and typed, or of which some were skipped, with what was typed. */
export type RefusedChoice = {
  readonly problem: ChoiceProblem | 'skipped'
  readonly chosen: readonly number[]
  readonly reason: string
}

const decisionLabels = { hide: msg`Hide selected`, merge: msg`Merge two selected` }

/** The listings of a page; those that are ticked are hidden, or merged. */
export function ChoiceForm({
  listings,
  refused,
}: {
  listings: readonly DeskListing[]
  refused: RefusedChoice | undefined
}) {
  const { error, onInput } = useCorrection(refused?.problem)
  return (
    <Form method="post" noValidate onInput={onInput}>
      <ul className="divide-y divide-line rounded-xl bg-surface px-5 py-2 shadow-md">
        {listings.map((listing) => (
          <ListingLine
            key={listing.id}
            listing={listing}
            isTicked={refused?.chosen.includes(Number(listing.id)) ?? false}
          />
        ))}
      </ul>
      <fieldset className="mt-6 grid max-w-140 gap-3">
        <legend className="mb-3 text-lg font-semibold">
          <Trans>Decide on all selected</Trans>
        </legend>
        <SelectAll name={listingField} />
        {error === 'none' && (
          <p role="alert" className="text-danger">
            <Trans>Please choose at least one.</Trans>
          </p>
        )}
        {error === 'two' && (
          <p role="alert" className="text-danger">
            <Trans>Select exactly two listings of the same directory to merge them.</Trans>
          </p>
        )}
        <ReasonField
          label={<Trans>Why</Trans>}
          hint={<Trans>The owner will read this. You can leave it blank to merge.</Trans>}
          longest={longestText}
          refused={refused}
        />
        <DecisionButtons name="decision" decisions={deskDecisions} words={decisionLabels} />
        <p className="text-sm text-text-muted">
          <Trans>
            Hiding takes effect after five minutes and can be undone until then; later, show a listing again
            from its last decision. Before two listings are merged, you will see both.
          </Trans>
        </p>
      </fieldset>
    </Form>
  )
}
