import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { Contact } from '../../directory/tables.server.ts'
import { callAddress } from '../../ground/forms/call-address.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import { whatsappAddress } from './contact-address.ts'

/**
 * Ways to reach someone that were published: call, write by WhatsApp or email, look at a website.
 * @param writeTo where one writes to them on this site
 * @param onRequest where the rest is shown on request
 */
export const ContactLinks = ({
  contact,
  writeTo,
  onRequest,
}: {
  contact: Contact
  writeTo?: string | null
  onRequest?: string | null
}) => (
  <div className="grid gap-2">
    {writeTo && <WriteLink href={writeTo} />}
    {onRequest && (
      <a href={onRequest} rel="nofollow" className={buttonClass({ tone: 'line', size: 'lg', wide: true })}>
        <Icon name="phone" className="size-4.5" />
        <Trans>Show contact</Trans>
      </a>
    )}
    {(hasWays(contact) || !(writeTo || onRequest)) && <Ways contact={contact} />}
  </div>
)

/** A link to the conversation with the owner; visitors who aren't signed in pass /login first. */
export const WriteLink = ({ href }: { href: string }) => (
  <a href={href} rel="nofollow" className={buttonClass({ size: 'lg', wide: true })}>
    <Icon name="message" className="size-4.5" />
    <Trans>Send message</Trans>
  </a>
)

const hasWays = ({ phone, whatsapp, email, website }: Contact) =>
  Boolean(phone || whatsapp || email || website)

function Ways({ contact }: { contact: Contact }) {
  const { phone, whatsapp, email, website } = contact
  if (!hasWays(contact))
    return (
      <p className="text-text-muted">
        <Trans>No phone number or email was published.</Trans>
      </p>
    )
  return (
    <ul className="grid gap-2">
      {phone && (
        <Way icon="phone" href={callAddress(phone)} name={<Trans>Call</Trans>}>
          {phone}
        </Way>
      )}
      {whatsapp && (
        <Way icon="message" href={whatsappAddress(whatsapp)} name="WhatsApp">
          {whatsapp}
        </Way>
      )}
      {email && (
        <Way icon="mail" href={`mailto:${email}`} name={<Trans>Email</Trans>}>
          {email}
        </Way>
      )}
      {website && /^https?:/.test(website) && (
        <Way icon="globe" href={website} name={<Trans>Website</Trans>}>
          {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
        </Way>
      )}
    </ul>
  )
}

function Way({
  icon,
  href,
  name,
  children,
}: {
  icon: IconName
  href: string
  name: ReactNode
  children: string
}) {
  return (
    <li>
      <a
        href={href}
        rel="noopener nofollow"
        className="flex min-h-14 items-center gap-3.5 rounded-md px-4 py-2 inset-ring inset-ring-line hover:bg-surface-2"
      >
        <Icon name={icon} className="size-5.5 text-brand" />
        <span className="min-w-0">
          <span className="block text-xs font-semibold text-text-muted">{name}</span>
          <span className="block font-semibold wrap-anywhere">
            {/* An address breaks before its @, if it must. */}
            {children.split(/(?=@)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </span>
        </span>
      </a>
    </li>
  )
}
