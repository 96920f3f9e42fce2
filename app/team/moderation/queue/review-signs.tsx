import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewSign } from '../../../market/approval/review-signs.ts'

const texts: Readonly<Record<ReviewSign, MessageDescriptor>> = {
  links: msg`It contains a link.`,
  burst: msg`It came within an hour of at least four others about the same listing.`,
  network: msg`Another review of this listing, or its owner’s login, came from the same network. At a hotel or a café that is normal.`,
}

/** What about a review may be an arrangement. */
export function ReviewSigns({ signs }: { signs: readonly ReviewSign[] }) {
  const { i18n } = useLingui()
  if (signs.length === 0) return null
  return (
    <section className="mt-6 max-w-140 rounded-md bg-warn-soft px-4 py-3 text-warn">
      <h2 className="text-base font-semibold">
        <Trans>Look at this closely</Trans>
      </h2>
      <ul className="mt-1 list-disc pl-5">
        {signs.map((sign) => (
          <li key={sign}>{i18n._(texts[sign])}</li>
        ))}
      </ul>
    </section>
  )
}
