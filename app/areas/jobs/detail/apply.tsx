import { Trans } from '@lingui/react/macro'
import { sideCard } from '../../../directory/detail/detail-page.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { ApplyButton } from '../../../deals/applications/for-areas/apply-button.tsx'
import { Price } from '../../../directory/price.tsx'
import { ContactCard } from '../../../market/listings/late-parts.tsx'
import { buttonClass } from '../../../ground/ui/button.tsx'
import type { jobs } from '../area.ts'

type Job = Detail<typeof jobs.attributes>

const panel = 'apply'

/** The salary, the application, and how to reach the employer. @param takes whether one applies on the site */
export function ApplyPanel({ listing, takes }: { listing: Job; takes: boolean }) {
  const { price } = listing
  return (
    <>
      <div id={panel} className={`${sideCard} grid gap-2.5`}>
        {price && (
          <p className="mb-2 text-2xl">
            <Price price={price} />
          </p>
        )}
        <ApplyButton listing={listing} takes={takes} />
      </div>
      <ContactCard listing={listing} title={<Trans>Contact Information</Trans>} />
    </>
  )
}

/** At hand on a phone. */
export const ApplyBar = ({ listing: { price } }: { listing: Job }) => (
  <>
    <p className="mr-auto min-w-0 text-base leading-tight *:whitespace-normal">
      {price && <Price price={price} />}
    </p>
    <a href={`#${panel}`} className={buttonClass({ tone: 'action' })}>
      <Trans>Apply Now</Trans>
    </a>
  </>
)
