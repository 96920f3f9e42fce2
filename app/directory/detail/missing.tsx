import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'

/** Above what stands for a listing that is not there any more; the loader has answered 404. */
export const Missing = () => (
  <p
    role="status"
    className="mt-4 flex items-center gap-3 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn"
  >
    <Icon name="circle-alert" />
    <Trans>What you were looking for is no longer available. This one is.</Trans>
  </p>
)
