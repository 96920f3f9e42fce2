import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { sideCard } from '../../../directory/detail/detail-page.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { HoursCard } from '../../../directory/detail/late-parts.tsx'
import { callAddress } from '../../../ground/forms/call-address.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../../ground/ui/icon.tsx'
import type { governmentServices } from '../area.ts'

type Service = Detail<typeof governmentServices.attributes>

const emergency = '911'

/** How to reach an office, when it is open, and whom to call in an emergency. */
export function ServicePanel({ listing }: { listing: Service }) {
  const { hours } = listing.values
  const { t } = useLingui()
  return (
    <>
      <div className={`${sideCard} grid gap-4`}>
        <Ways listing={listing} />
        <UnconfirmedNote listing={listing} />
      </div>
      {hours && <HoursCard hours={hours} state={listing.openState} />}
      <section className={sideCard}>
        <h2 className="mb-2 flex items-center gap-2 text-lg">
          <Icon name="siren" className="size-5 text-danger" />
          <Trans>Emergency contact</Trans>
        </h2>
        <p className="mb-3 text-sm text-text-muted">
          <Trans>Police, fire and ambulance on all islands, day and night.</Trans>
        </p>
        <Way href={callAddress(emergency)} icon="phone" label={t`Call ${emergency}`} />
      </section>
    </>
  )
}

/** Only what is known: a number or address that no one checked would lead nowhere. */
function Ways({ listing: { contact, values } }: { listing: Service }) {
  const { t } = useLingui()
  const { phone, email } = contact
  const website = webAddress(contact.website)
  const forms = webAddress(values.forms)
  return (
    <div className="grid gap-2.5 empty:hidden">
      {website && <Way href={website} icon="external" tone="action" label={t`Visit Website`} />}
      {phone && <Way href={callAddress(phone)} icon="phone" label={t`Call ${phone}`} />}
      {email && <Way href={`mailto:${email}`} icon="mail" label={t`Email`} />}
      {forms && <Way href={forms} icon="download" label={t`Download Forms`} />}
    </div>
  )
}

/** Says what no one has confirmed yet, instead of leaving it out. */
function UnconfirmedNote({ listing: { ref, address, contact, values } }: { listing: Service }) {
  const { i18n, t } = useLingui()
  const missing = [
    !address && t`address`,
    !values.hours && t`opening hours`,
    !contact.phone && t`phone number`,
    !contact.email && t`email address`,
    !contact.website && t`website`,
    !values.forms && t`forms`,
  ].filter((one) => one !== false)
  if (missing.length === 0) return null
  const list = new Intl.ListFormat(i18n.locale).format(missing)
  return (
    <p className="text-sm text-text-muted">
      <Trans>Not confirmed yet: {list}.</Trans>
      <Link
        to={`/contact?topic=correction&about=government/${ref}`}
        rel="nofollow"
        className="flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        <Trans>Do you know? Tell us</Trans>
      </Link>
    </p>
  )
}

const webAddress = (stored: string | null | undefined) => (stored && /^https?:/.test(stored) ? stored : null)

type WayProps = { href: string; icon: IconName; label: string; tone?: 'action' | 'line' }

const Way = ({ href, icon, label, tone = 'line' }: WayProps) => (
  <a href={href} rel="noopener nofollow" className={buttonClass({ tone, size: 'lg', wide: true })}>
    <Icon name={icon} />
    {label}
  </a>
)
