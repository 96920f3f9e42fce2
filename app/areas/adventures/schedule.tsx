import { Trans, useLingui } from '@lingui/react/macro'
import { KeyFacts, keyFactsOf } from '../../directory/detail/facts.tsx'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { Section } from '../../directory/detail/section.tsx'
import { HoursTable } from '../../directory/detail/late-parts.tsx'
import { adventures } from './area.ts'

const icons = { duration: 'clock', difficulty: 'gauge' } as const

/** How long and how hard it is, and on which days from when until when. */
export function Schedule({ listing }: { listing: Detail<typeof adventures.attributes> }) {
  const { i18n } = useLingui()
  const { hours } = listing.values
  return (
    <Section title={<Trans>Duration & Schedule</Trans>}>
      <KeyFacts facts={keyFactsOf(adventures, listing, icons, i18n)} />
      {hours && (
        <div className="mt-4 max-w-110">
          <HoursTable hours={hours} />
        </div>
      )}
    </Section>
  )
}
