import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '../../ground/mail/mail.ts'
import { MailButton } from '../../ground/mail/mail-button.tsx'
import { MailText } from '../../ground/mail/mail-text.tsx'

/** To the listing's own contact. It proves an address, so the staff must not read it. */
export const codeMail = ({ title, name, code }: { title: string; name: string; code: string }): Mail => ({
  subject: msg`Code for ${title}`,
  secret: true,
  body: (
    <>
      <MailText
        text={msg`${name} says that this listing is theirs: ${title}. If that is right, give them this code:`}
      />
      <p>
        <b>{code}</b>
      </p>
      <p>
        <Trans>
          Anyone who enters it within an hour can manage the listing from then on. If you don’t know this
          person, don’t give the code to anyone. Ignore this email, and nothing changes.
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
      <MailText text={msg`${name} has proved that this listing is theirs, and now manages it: ${title}.`} />
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
