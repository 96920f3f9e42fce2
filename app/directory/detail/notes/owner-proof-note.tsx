import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { Proof } from '../../claims.ts'

/** Says what it means that an owner is verified. */
export const OwnerProofNote = ({ proof }: { proof: Proof }) => (
  <p className="mt-2 flex items-start gap-1.5 text-sm text-text-muted">
    <Icon name="badge-check" className="mt-0.5 size-4.5 text-success" />
    {proof === 'code' ? (
      <Trans>Verified owner: they have entered a code that we sent to the business.</Trans>
    ) : (
      <Trans>Verified owner: our staff checked a document.</Trans>
    )}
  </p>
)
