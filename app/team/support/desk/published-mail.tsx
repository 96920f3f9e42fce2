import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '../../../ground/mail/mail.ts'
import { MailButton } from '../../../ground/mail/mail-button.tsx'

/** To a guest whose question is on the site now, where people answer it. @param address whole */
export const publishedMail = ({ title, address }: { title: string; address: string }): Mail => ({
  subject: msg`Your question is published: ${title}`,
  body: (
    <>
      <p>
        <Trans>
          We have published your question so that people who live here can answer it. Your email address is
          not shown.
        </Trans>
      </p>
      <blockquote>{title}</blockquote>
      <MailButton href={address}>
        <Trans>Read the answers</Trans>
      </MailButton>
    </>
  ),
})
