import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '../../ground/mail/mail.ts'
import { MailButton } from '../../ground/mail/mail-button.tsx'

/** To the listing's own contact. It proves an address, so the staff must not read it. */
export const codeMail = ({ title, name, code }: { title: string; name: string; code: string }): Mail => ({
  subject: msg`Code for ${title}`,
  secret: true,
  body: (
    <>
      <p>
        <Trans>
          {name} says that they run this listing: {title}. If that is right, give them this code:
        </Trans>
      </p>
      <p>
        <b>{code}</b>
      </p>
      <p>
        <Trans>
          Anyone who enters it within an hour looks after the listing from then on. If you do not know this
          person, do not give it to anyone and ignore this email: nothing changes.
        </Trans>
      </p>
    </>
  ),
})

/** To whom a listing named as its contact before it changed hands. @param href with the token */
export const handedOverMail = ({
  title,
  name,
  href,
}: {
  title: string
  name: string
  href: string
}): Mail => ({
  subject: msg`${title} has a new owner on our site`,
  secret: true,
  body: (
    <>
      <p>
        <Trans>
          {name} has shown that they run this listing, and looks after it from now on: {title}.
        </Trans>
      </p>
      <p>
        <Trans>
          You get this email because you were its contact. If this is wrong, object within 7 days:
        </Trans>
      </p>
      <MailButton href={href}>
        <Trans>Object</Trans>
      </MailButton>
    </>
  ),
})
