import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { formatDate, formatMoney } from '../../ground/i18n/format.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Notice } from './events.ts'

/** The title of a notification, and a sentence about it. */
export type NoticeText = { title: MessageDescriptor; text: MessageDescriptor }

/** @param language of the reader, now */
export function noticeText(notice: Notice, language: Language): NoticeText {
  const money = (cents: number) => formatMoney(cents, language)
  switch (notice.event) {
    case 'message': {
      const { name, title } = notice.values
      return {
        title: msg`${name} wrote to you`,
        text: msg`About ${title}. It waits among your messages.`,
      }
    }
    case 'verification-approved':
      return {
        title: msg`You are verified`,
        text: msg`Your profile says so from now on.`,
      }
    case 'verification-refused': {
      const reason = asSentence(notice.values.reason)
      return {
        title: msg`You could not be verified`,
        text: msg`${reason} You can correct it and submit again.`,
      }
    }
    case 'listing-approved': {
      const { title } = notice.values
      return {
        title: msg`Approved: ${title}`,
        text: msg`Your listing is on the site now, for everybody to see.`,
      }
    }
    case 'listing-refused': {
      const { title } = notice.values
      const reason = asSentence(notice.values.reason)
      return {
        title: msg`Not approved: ${title}`,
        text: msg`${reason} You can correct your listing, or ask for a second look.`,
      }
    }
    case 'question-approved': {
      const { title } = notice.values
      return {
        title: msg`Approved: ${title}`,
        text: msg`Your question is on the site now, for everybody to answer.`,
      }
    }
    case 'question-refused': {
      const { title, reason } = notice.values
      return {
        title: msg`Not approved: ${title}`,
        text: msg`${reason} You can ask for a second look.`,
      }
    }
    case 'edit-approved': {
      const { title } = notice.values
      return {
        title: msg`Your change is on the site: ${title}`,
        text: msg`Everybody sees your listing as you changed it.`,
      }
    }
    case 'edit-refused': {
      const { title } = notice.values
      const reason = asSentence(notice.values.reason)
      return {
        title: msg`Your change is not approved: ${title}`,
        text: msg`${reason} Your listing stays as it was. You can change it again, or ask for a second look.`,
      }
    }
    case 'content-hidden': {
      const { title } = notice.values
      const reason = asSentence(notice.values.reason)
      return {
        title: msg`Hidden: ${title}`,
        text: msg`${reason} You can ask for a second look.`,
      }
    }
    case 'content-restored': {
      const { title } = notice.values
      return {
        title: msg`Shown again: ${title}`,
        text: msg`We looked once more, and everybody sees it again.`,
      }
    }
    case 'appeal-refused': {
      const { title } = notice.values
      const reason = asSentence(notice.values.reason)
      return {
        title: msg`We looked once more: ${title}`,
        text: msg`${reason} The decision stays.`,
      }
    }
    case 'report-decided': {
      const { title, outcome } = notice.values
      return {
        title: title ? msg`We looked at what you reported: ${title}` : msg`We looked at what you reported`,
        text: {
          hidden: msg`It broke our rules, and nobody sees it any more. Thank you for telling us.`,
          kept: msg`It keeps to our rules, so it stays. Thank you for telling us all the same.`,
          restored: msg`We looked once more, and everybody sees it again.`,
        }[outcome],
      }
    }
    case 'credit-earned': {
      const amount = money(notice.values.cents)
      return {
        title: msg`You earned ${amount} of advertising credit`,
        text: msg`It pays for advertisements of yours on this site.`,
      }
    }
    case 'price-drop': {
      const { title } = notice.values
      const before = money(notice.values.wasCents)
      const now = money(notice.values.nowCents)
      return {
        title: msg`Lower price: ${title}`,
        text: msg`It was ${before} and is ${now} now. It is among your favorites.`,
      }
    }
    case 'saved-search': {
      const { name, count } = notice.values
      return {
        title: msg`New in your search: ${name}`,
        text: msg`${plural(count, { one: '# new listing matches it.', other: '# new listings match it.' })}`,
      }
    }
    case 'listing-expires': {
      const { title, at } = notice.values
      const day = formatDate(new Date(at), language, { dateStyle: 'long' })
      return {
        title: msg`Expires on ${day}: ${title}`,
        text: msg`Renew it to keep it in the lists.`,
      }
    }
    case 'listing-current': {
      const { title } = notice.values
      return {
        title: msg`Is this still correct? ${title}`,
        text: msg`This listing hasn't been updated for a year. Renew, edit or close it.`,
      }
    }
    case 'listings-imported':
      return importedText(notice.values, language)
    case 'support-answer': {
      const answer = asSentence(notice.values.text)
      return {
        title: msg`Our support has answered you`,
        text: msg`${answer} You can go on in the support chat.`,
      }
    }
    case 'advertisement':
      return advertisementText(notice.values, money)
    case 'new-sign-in': {
      const device = [notice.values.browser, notice.values.system].filter(Boolean).join(', ')
      return {
        title: device ? msg`New sign-in: ${device}` : msg`New sign-in`,
        text: msg`If that was not you, change your password and sign out all other devices.`,
      }
    }
    case 'password-changed':
      return {
        title: msg`Your password was changed`,
        text: msg`If that was not you, set a new one by “Forgot password?” at once.`,
      }
    case 'email-changed': {
      const { email } = notice.values
      return {
        title: msg`Your email address was changed`,
        text: msg`You sign in with ${email} from now on. If that was not you, write to us at once.`,
      }
    }
    case 'account-closing': {
      const day = formatDate(new Date(notice.values.at), language, { dateStyle: 'long' })
      return {
        title: msg`Your account will be deleted on ${day}`,
        text: msg`Sign in before that day to keep it.`,
      }
    }
    case 'account-suspended': {
      const { reason } = notice.values
      return {
        title: msg`Your account is suspended`,
        text: msg`${reason} You can't sign in, and your listings are hidden. If you think that this is wrong, write to us: a person looks at it again.`,
      }
    }
    case 'account-restored':
      return {
        title: msg`Your account is no longer suspended`,
        text: msg`You can sign in again, and your listings are shown as before.`,
      }
    case 'role-changed':
      return roleText(notice.values.role)
  }
}

function importedText({ count, titles }: { count: number; titles: readonly string[] }, language: Language) {
  const [title = '', second = '', third = ''] = titles
  if (count === 1)
    return {
      title: msg`Put up or changed by our team: ${title}`,
      text: msg`Please look whether all of it is right.`,
    }
  const names = new Intl.ListFormat(language).format(titles)
  const others = count - titles.length
  return {
    title: msg`Put up or changed by our team: ${count} of your listings`,
    text:
      others > 0
        ? msg`${title}, ${second}, ${third} and ${plural(others, { one: '# more', other: '# more' })}. Please look whether all of it is right.`
        : msg`${names}. Please look whether all of it is right.`,
  }
}

function roleText(role: 'user' | 'moderator' | 'admin'): NoticeText {
  switch (role) {
    case 'admin':
      return {
        title: msg`You are an admin now`,
        text: msg`You decide what this site shows, and who else does.`,
      }
    case 'moderator':
      return {
        title: msg`You are a moderator now`,
        text: msg`You decide on listings and reports, and answer who writes to us.`,
      }
    case 'user':
      return {
        title: msg`You are no longer one of our staff`,
        text: msg`All else in your account stays as it is.`,
      }
  }
}

type Advertisement = Extract<Notice, { event: 'advertisement' }>['values']

function advertisementText(
  { reference, state, reason, dueCents }: Advertisement,
  money: (cents: number) => string,
): NoticeText {
  const due = money(dueCents)
  switch (state) {
    case 'requested':
      return {
        title: msg`We have your advertisement ${reference}`,
        text: msg`A person looks at it before it is shown, and we write to you then.`,
      }
    case 'refused':
      return {
        title: msg`Your advertisement ${reference} is not approved`,
        text: msg`${reason} Nothing is to be paid, and credit that you used is yours again.`,
      }
    case 'awaiting-payment':
      return {
        title: msg`Your advertisement ${reference} is approved: ${due} is to be paid`,
        text: msg`We send you an invoice. Your advertisement begins once it is paid; days that pass until then are not lost.`,
      }
    case 'scheduled':
      return {
        title: msg`Your advertisement ${reference} is ready`,
        text: msg`Everything is paid. It begins on its first day.`,
      }
    case 'running':
      return {
        title: msg`Your advertisement ${reference} is running`,
        text: msg`Its page shows how often it is seen and opened.`,
      }
    case 'paused':
      return {
        title: msg`Your advertisement ${reference} is paused`,
        text: msg`The days of the pause are added at its end. Write to us if you do not know why.`,
      }
    case 'ended':
      return {
        title: msg`Your advertisement ${reference} has ended`,
        text: msg`Its page shows what it brought.`,
      }
  }
}

/** Ends a user's text with a full stop before a sentence of ours follows. */
const asSentence = (written: string) => (/[\p{P}\p{S}]$/u.test(written) ? written : `${written}.`)
