import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '../../../ground/mail/mail.ts'
import { MailButton } from '../../../ground/mail/mail-button.tsx'

type Answer = { reference: string; text: string; asked: string; origin: string }

/** What the staff answers to a person who wrote to us, with what they asked below. */
export const answerMail = ({ reference, text, asked, origin }: Answer): Mail => ({
  subject: msg`Our answer to your message ${reference}`,
  body: (
    <>
      <Lines text={text} />
      <MailButton href={`${origin}/contact`}>
        <Trans>Write to us again</Trans>
      </MailButton>
      <p>
        <Trans>Please mention the number {reference} when you do. You wrote to us:</Trans>
      </p>
      <blockquote>
        <Lines text={asked} />
      </blockquote>
    </>
  ),
})

const Lines = ({ text }: { text: string }) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line, index) => <p key={index}>{line}</p>)
