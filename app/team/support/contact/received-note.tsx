import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'

/** What a visitor sees when the message is stored. */
export function ReceivedNote({ reference, email }: { reference: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section>
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        <Trans>Thank you. We have received your message</Trans>
      </h1>
      <p className="mt-6 text-sm font-semibold text-text-muted">
        <Trans>Your reference number</Trans>
      </p>
      <p className="font-display text-3xl font-semibold tabular-nums">{reference}</p>
      <div className="mt-6 space-y-3">
        <p>
          <Trans>
            We will reply to <strong className="wrap-anywhere">{email}</strong>. If that address is wrong,
            please send your message again.
          </Trans>
        </p>
        <p>
          <Trans>Write this number down. It helps us find your message when you call or write again.</Trans>
        </p>
      </div>
      <Link to="/" className={`${buttonClass({ size: 'lg' })} mt-6`}>
        <Trans>Return to Home</Trans>
      </Link>
    </section>
  )
}
