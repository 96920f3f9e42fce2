import { Trans } from '@lingui/react/macro'
import { Section } from '../../../directory/detail/section.tsx'
import type { Reviews as Data } from './load-reviews.server.ts'
import { Reviews } from './reviews.tsx'

export const ReviewsSection = ({ reviews, href }: { reviews: Data; href: string }) => (
  <Section title={<Trans>Reviews</Trans>}>
    <Reviews reviews={reviews} href={href} />
  </Section>
)
