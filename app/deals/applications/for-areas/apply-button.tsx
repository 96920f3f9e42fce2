import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { ContactButton } from '../../../market/listings/contact-button.tsx'

/** Leads to the form of a listing that takes applications; elsewhere it opens the published contacts. */
export function ApplyButton({
  listing,
  takes,
}: {
  listing: ComponentProps<typeof ContactButton>['listing']
  takes: boolean
}) {
  const { t } = useLingui()
  const label = t`Apply Now`
  if (!takes)
    return <ContactButton listing={listing} label={label} icon="send" tone="action" size="lg" wide />
  if (listing.unlisted || listing.own) return null
  return (
    <Link
      to={`${listing.href}/apply`}
      rel="nofollow"
      className={buttonClass({ tone: 'action', size: 'lg', wide: true })}
    >
      <Icon name="send" className="size-4.5" />
      {label}
    </Link>
  )
}
