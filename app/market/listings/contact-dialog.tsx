import { Trans } from '@lingui/react/macro'
import { useFetcher } from 'react-router'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { ContactLinks, WriteLink } from './contact-links.tsx'
import type { ContactAnswer } from './contact.server.ts'

export type ContactableListing = Pick<
  Detail,
  'ref' | 'href' | 'title' | 'lang' | 'contact' | 'contactPrivate' | 'writeTo' | 'unlisted' | 'own'
>

/** A private person's ways are asked for when they are wanted, never before. */
export default function ContactDialog({
  listing,
  label,
  hint,
  onClose,
}: {
  listing: ContactableListing
  label: string
  hint?: string
  onClose: () => void
}) {
  const { state, data, submit } = useFetcher<ContactAnswer>()
  const contact = listing.contactPrivate ? data?.contact : listing.contact
  const reveal = () =>
    submit(null, { method: 'post', action: `${listing.href}/contact`, defaultShouldRevalidate: false })
  return (
    <Dialog open onClose={onClose} title={label} size="sm">
      <div className="overflow-y-auto overscroll-contain px-6 pt-1 pb-6">
        <p className="mb-4 text-text-muted">
          {listing.contact.name && <strong className="block text-text">{listing.contact.name}</strong>}
          {hint ?? <span lang={listing.lang ?? undefined}>{listing.title}</span>}
        </p>
        <div aria-live="polite">
          {contact ? (
            <ContactLinks contact={contact} writeTo={listing.writeTo} />
          ) : (
            <div className="grid gap-2">
              {listing.writeTo && <WriteLink href={listing.writeTo} />}
              {data?.problem && <RevealProblem problem={data.problem} />}
              <Button
                wide
                size="lg"
                tone={listing.writeTo ? 'line' : 'brand'}
                busy={state !== 'idle'}
                onClick={() => void reveal()}
              >
                <Icon name="phone" className="size-4.5" />
                <Trans>Show contact</Trans>
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}

export const RevealProblem = ({ problem }: { problem: NonNullable<ContactAnswer['problem']> }) => (
  <p role="alert" className="mb-3 flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
    <Icon name="circle-alert" className="mt-0.5 size-4.5" />
    {problem === 'limited' && (
      <Trans>
        You have requested a lot of contact details in a short time. Please try again in ten minutes.
      </Trans>
    )}
    {problem === 'gone' && <Trans>This listing is no longer available.</Trans>}
    {problem === 'failed' && (
      <Trans>The contact details did not load. Check your connection and try again.</Trans>
    )}
  </p>
)
