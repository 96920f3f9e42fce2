import { Trans } from '@lingui/react/macro'
import { Note } from '../../../people/settings/note.tsx'

/** Instead of one more link to a booking. */
export const TooManyLinks = () => (
  <Note tone="error">
    <Trans>You have asked for several links. Open the latest one, or try again in an hour.</Trans>
  </Note>
)
