import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Who booked, and how to reach them. */
export const GuestFacts = ({
  guest: { name, phone, shownPhone, email, message },
  persons,
  names,
  write,
}: {
  guest: { name: string; phone: string; shownPhone: string; email: string | null; message: string }
  persons: number
  names: readonly string[]
  write: string | null
}) => (
  <div className="grid gap-1">
    <p className="font-semibold wrap-anywhere">
      {name} · <Trans>People: {persons}</Trans>
    </p>
    {phone && (
      <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {shownPhone}
      </a>
    )}
    {email && (
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
      >
        {email}
      </a>
    )}
    {names.length > 0 && <p className="text-text-muted wrap-anywhere">{names.join(', ')}</p>}
    {message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
    {write && (
      <Link to={write} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>Open the conversation</Trans>
      </Link>
    )}
  </div>
)
