import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { DoneNote } from '../create-listing/done-note.tsx'
import { buyerAddress } from '../sales/addresses.ts'
import { changeDone, undo } from './change-labels.ts'
import type { Change } from './own-listing.ts'

/** Confirms a change of a listing, with a button to undo it. */
export function Done({
  done: { kind, ref, title, change },
}: {
  done: { kind: string; ref: string; title: string; change: Change }
}) {
  const { i18n } = useLingui()
  const back = undo[change]
  return (
    <DoneNote undo={back && { name: 'change', value: back, fields: { kind, ref } }}>
      {i18n._(changeDone[change](title))}
      {change === 'sold' && (
        <>
          {' '}
          <Link
            to={buyerAddress({ kind, ref })}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Trans>Who bought it?</Trans>
          </Link>
        </>
      )}
    </DoneNote>
  )
}
