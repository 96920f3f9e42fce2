import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '../../ground/mail/mail.ts'
import { MailButton } from '../../ground/mail/mail-button.tsx'

/** For a new account. @param href with the token */
export const verifyMail = (href: string): Mail => ({
  subject: msg`Confirm your email address`,
  secret: true,
  asked: true,
  body: (
    <>
      <p>
        <Trans>An account was created with this email address. Confirm that it is yours:</Trans>
      </p>
      <MailButton href={href}>
        <Trans>Confirm email address</Trans>
      </MailButton>
      <p>
        <Trans>
          The link can be used once, for 24 hours. If you didn’t create an account, ignore this email: without
          confirmation, the account can’t publish anything.
        </Trans>
      </p>
    </>
  ),
})

/** For an address to which mail came back. @param href with the token */
export const workingAddressMail = (href: string): Mail => ({
  subject: msg`Confirm your email address`,
  secret: true,
  asked: true,
  body: (
    <>
      <p>
        <Trans>Emails to this address came back to us. Confirm that it works:</Trans>
      </p>
      <MailButton href={href}>
        <Trans>Confirm email address</Trans>
      </MailButton>
      <p>
        <Trans>
          The link can be used once, within 24 hours. If you did not ask for it, ignore this email.
        </Trans>
      </p>
    </>
  ),
})

/** For the new address of an account. @param href with the token */
export const newAddressMail = (href: string): Mail => ({
  subject: msg`Confirm your new email address`,
  secret: true,
  asked: true,
  body: (
    <>
      <p>
        <Trans>This address will become your account’s address. Confirm that it is yours:</Trans>
      </p>
      <MailButton href={href}>
        <Trans>Confirm email address</Trans>
      </MailButton>
      <p>
        <Trans>
          The link can be used once, within 24 hours. If you did not ask for it, ignore this email.
        </Trans>
      </p>
    </>
  ),
})

/** @param href with the token */
export const resetMail = (href: string): Mail => ({
  subject: msg`Choose a new password`,
  secret: true,
  asked: true,
  body: (
    <>
      <p>
        <Trans>Someone, probably you, asked for a new password for the account with this address.</Trans>
      </p>
      <MailButton href={href}>
        <Trans>Choose a new password</Trans>
      </MailButton>
      <p>
        <Trans>
          The link can be used once, for 60 minutes. If you didn’t ask for it, ignore this email: your
          password stays as it is.
        </Trans>
      </p>
    </>
  ),
})

/** For an address that has an account already, and was given at sign-up or as the new one of another account. */
export const addressTakenMail = (origin: string): Mail => ({
  subject: msg`You already have an account`,
  asked: true,
  body: (
    <>
      <p>
        <Trans>
          Someone, probably you, tried to use this address for an account here. It already has one.
        </Trans>
      </p>
      <MailButton href={`${origin}/login`}>
        <Trans>Log in</Trans>
      </MailButton>
      <p>
        <Trans>
          If you forgot your password, <a href={`${origin}/forgot-password`}>choose a new one</a>. If it was
          not you, you don’t need to do anything.
        </Trans>
      </p>
    </>
  ),
})
