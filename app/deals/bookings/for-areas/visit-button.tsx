import { ContactButton } from '../../../market/listings/contact-button.tsx'
import type { ComponentProps } from 'react'
import { BookButton } from './book-button.tsx'

type ContactProps = Pick<ComponentProps<typeof ContactButton>, 'listing' | 'label' | 'hint'>

/** Asks for a time of the owner's; where they take no visits on the site it opens their contacts. */
export const VisitButton = ({
  listing,
  of,
  label,
  hint,
}: ContactProps & {
  listing: ComponentProps<typeof BookButton>['listing']
  of: number | undefined
}) =>
  of === undefined ? (
    <ContactButton listing={listing} label={label} hint={hint} icon="calendar" tone="line" size="lg" wide />
  ) : (
    <BookButton listing={listing} of={of} icon="calendar" tone="line">
      {label}
    </BookButton>
  )
