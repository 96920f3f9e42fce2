import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '../../../ground/mail/mail.ts'
import { MailButton } from '../../../ground/mail/mail-button.tsx'
import { MailText } from '../../../ground/mail/mail-text.tsx'

/** Before anything is booked. @param href with the token */
export const proofMail = (title: string, href: string): Mail => ({
  subject: msg`Confirm your booking: ${title}`,
  secret: true,
  asked: true,
  body: (
    <>
      <MailText text={msg`Someone, probably you, wants to book this with your email address: ${title}`} />
      <MailButton href={href}>
        <Trans>Confirm and book</Trans>
      </MailButton>
      <p>
        <Trans>
          Nothing is booked until you confirm. The link works for 24 hours. If this was not you, ignore this
          email.
        </Trans>
      </p>
    </>
  ),
})

/** What happened to a booking, with the link to its page. */
export const newsMail = (title: MessageDescriptor, text: string, href: string): Mail => ({
  subject: title,
  secret: true,
  body: (
    <>
      <p>{text}</p>
      <MailButton href={href}>
        <Trans>Open your booking</Trans>
      </MailButton>
    </>
  ),
})

/** A new link to a booking. */
export const linkMail = (title: string, href: string): Mail => ({
  subject: msg`Your booking: ${title}`,
  secret: true,
  asked: true,
  body: (
    <>
      <p>
        <Trans>This is the new link to your booking. Earlier links no longer work.</Trans>
      </p>
      <MailButton href={href}>
        <Trans>Open your booking</Trans>
      </MailButton>
    </>
  ),
})
