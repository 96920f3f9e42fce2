import { msg } from '@lingui/core/macro'
import { asSentence } from './as-sentence.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Notice, NoticeText, SecondStepNews } from './events.ts'

type AccountNotice = Extract<
  Notice,
  {
    event:
      | 'new-sign-in'
      | 'password-changed'
      | 'second-step'
      | 'passkey'
      | 'email-changed'
      | 'account-closing'
      | 'account-suspended'
      | 'account-restored'
      | 'role-changed'
  }
>

/** What happened to the reader's account. */
export function accountText(notice: AccountNotice, language: Language): NoticeText {
  switch (notice.event) {
    case 'new-sign-in': {
      const { browser, system, at } = notice.values
      const device = [browser, system].filter(Boolean).join(', ')
      const when = at && formatDate(new Date(at), language, { dateStyle: 'long', timeStyle: 'short' })
      return {
        title: device ? msg`New login: ${device}` : msg`New login`,
        text: when
          ? msg`${when}, Saipan time. If that was not you, change your password, log out all other devices and remove passkeys that are not yours.`
          : msg`If that was not you, change your password, log out all other devices and remove passkeys that are not yours.`,
        more: ownPasskeys,
      }
    }
    case 'password-changed':
      return {
        title: msg`Your password was changed`,
        text: msg`If that was not you, set a new one with “Forgot password?” right away and remove passkeys that are not yours.`,
        more: ownPasskeys,
      }
    case 'second-step':
      return secondStepTexts[notice.values.news]
    case 'passkey': {
      const { name, news } = notice.values
      return news === 'added'
        ? {
            title: msg`A passkey was added: ${name}`,
            text: msg`It logs in to your account. If that was not you, remove it and change your password.`,
          }
        : {
            title: msg`A passkey was removed: ${name}`,
            text: msg`It no longer logs in to your account. If that was not you, change your password and log out all other devices.`,
          }
    }
    case 'email-changed': {
      const { email } = notice.values
      return {
        title: msg`Your email address was changed`,
        text: msg`You log in with ${email} from now on. If that was not you, write to us right away.`,
      }
    }
    case 'account-closing': {
      const day = formatDate(new Date(notice.values.at), language, { dateStyle: 'long' })
      return {
        title: msg`Your account will be deleted on ${day}`,
        text: msg`Log in before that day to keep it.`,
      }
    }
    case 'account-suspended': {
      const reason = asSentence(notice.values.reason)
      return {
        title: msg`Your account is suspended`,
        text: msg`${reason} You can’t log in, and your listings are hidden. If you think this is wrong, write to us and someone will look at it again.`,
      }
    }
    case 'account-restored':
      return {
        title: msg`Your account is no longer suspended`,
        text: msg`You can log in again, and your listings are visible as before.`,
      }
    case 'role-changed':
      return roleText(notice.values.role)
  }
}

const ownPasskeys = { label: msg`Your passkeys`, href: '/account/passkeys' }

const secondStepTexts: Record<SecondStepNews, NoticeText> = {
  on: {
    title: msg`Two-step login is on`,
    text: msg`When you log in, you also enter a code from your authenticator app. If that was not you, write to us right away.`,
  },
  off: {
    title: msg`Two-step login is off`,
    text: msg`Logging in no longer asks for a code. If that was not you, change your password and turn it on again.`,
  },
  reset: {
    title: msg`Your two-step login was reset`,
    text: msg`Our staff did this. You were logged out everywhere, and passkeys that you had no longer work. If you did not ask for it, write to us right away.`,
  },
  codes: {
    title: msg`You have new recovery codes`,
    text: msg`The earlier ones no longer work. If that was not you, change your password and log out all other devices.`,
  },
  recovery: {
    title: msg`A recovery code was used`,
    text: msg`Someone, probably you, confirmed a login with it. If that was not you, change your password and log out all other devices.`,
  },
}

function roleText(role: 'user' | 'moderator' | 'admin'): NoticeText {
  switch (role) {
    case 'admin':
      return {
        title: msg`You are an admin now`,
        text: msg`You decide what this site shows and who else may do so.`,
      }
    case 'moderator':
      return {
        title: msg`You are a moderator now`,
        text: msg`You decide on listings and reports, and answer people who write to us.`,
      }
    case 'user':
      return {
        title: msg`You are no longer on our staff`,
        text: msg`Nothing else in your account changes.`,
      }
  }
}
