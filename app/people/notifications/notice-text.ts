import { msg, plural } from '@lingui/core/macro'
import { formatDate, formatMoney } from '../../ground/i18n/format.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { arrivalsText, bookingText, reminderText } from './booking-text.ts'
import type { Notice, NoticeText } from './events.ts'

/** @param language of the reader, now */
export function noticeText(notice: Notice, language: Language): NoticeText {
  const money = (cents: number) => formatMoney(cents, language)
  switch (notice.event) {
    case 'message': {
      const { name, title } = notice.values
      return {
        title: msg`${name} wrote to you`,
        text: msg`About ${title}. It is waiting in your messages.`,
      }
    }
    case 'booking':
      return bookingText(notice.values, language)
    case 'booking-reminder':
      return reminderText(notice.values, language)
    case 'booking-arrivals':
      return arrivalsText(notice.values)
    case 'verification-approved': {
      const amount = money(notice.values.cents ?? 0)
      return {
        title: msg`You are verified`,
        text: notice.values.cents
          ? msg`Your profile shows this from now on, and you earned ${amount} of advertising credit.`
          : msg`Your profile shows this from now on.`,
      }
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
        text: msg`Your listing is now live on the site.`,
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
        text: msg`Your question is now on the site for everyone to answer.`,
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
        title: msg`Your change is live: ${title}`,
        text: msg`Everyone now sees your changes.`,
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
        text: msg`We took another look, and it is visible again.`,
      }
    }
    case 'appeal-refused': {
      const { title } = notice.values
      const reason = asSentence(notice.values.reason)
      return {
        title: msg`We took another look: ${title}`,
        text: msg`${reason} The decision stands.`,
      }
    }
    case 'report-decided': {
      const { title, outcome } = notice.values
      return {
        title: title
          ? msg`We have reviewed what you reported: ${title}`
          : msg`We have reviewed what you reported`,
        text: {
          hidden: msg`It broke our rules and is no longer visible. Thank you for telling us.`,
          kept: msg`It follows our rules, so it stays. Thank you for reporting it.`,
          restored: msg`We took another look, and it is visible again.`,
        }[outcome],
      }
    }
    case 'credit-earned': {
      const amount = money(notice.values.cents)
      return {
        title: msg`You earned ${amount} in advertising credit`,
        text: msg`You can use it to pay for advertisements on this site.`,
      }
    }
    case 'price-drop': {
      const { title } = notice.values
      const before = money(notice.values.wasCents)
      const now = money(notice.values.nowCents)
      return {
        title: msg`Lower price: ${title}`,
        text: msg`It was ${before} and is now ${now}. It is one of your favorites.`,
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
        text: msg`Renew it to keep it listed.`,
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
    case 'listing-merged': {
      const { title, kept } = notice.values
      return {
        title: msg`Merged: ${title}`,
        text: msg`It was listed twice. Reviews, messages and bookings continue at: ${kept}`,
      }
    }
    case 'support-answer': {
      const answer = asSentence(notice.values.text)
      return {
        title: msg`Our support has answered you`,
        text: msg`${answer} You can continue in the support chat.`,
      }
    }
    case 'advertisement':
      return advertisementText(notice.values, money)
    case 'new-sign-in': {
      const device = [notice.values.browser, notice.values.system].filter(Boolean).join(', ')
      return {
        title: device ? msg`New login: ${device}` : msg`New login`,
        text: msg`If that was not you, change your password and log out all other devices.`,
      }
    }
    case 'password-changed':
      return {
        title: msg`Your password was changed`,
        text: msg`If that was not you, set a new one with “Forgot password?” right away.`,
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
      const { reason } = notice.values
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

function importedText({ count, titles }: { count: number; titles: readonly string[] }, language: Language) {
  const [title = '', second = '', third = ''] = titles
  if (count === 1)
    return {
      title: msg`Added or changed by our team: ${title}`,
      text: msg`Please check that everything is correct.`,
    }
  const names = new Intl.ListFormat(language).format(titles)
  const others = count - titles.length
  return {
    title: msg`Added or changed by our team: ${count} of your listings`,
    text:
      others > 0
        ? msg`${title}, ${second}, ${third} and ${plural(others, { one: '# more', other: '# more' })}. Please check that everything is correct.`
        : msg`${names}. Please check that everything is correct.`,
  }
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

type Advertisement = Extract<Notice, { event: 'advertisement' }>['values']

function advertisementText(
  { reference, state, reason, dueCents }: Advertisement,
  money: (cents: number) => string,
): NoticeText {
  const due = money(dueCents)
  switch (state) {
    case 'requested':
      return {
        title: msg`We have received your advertisement ${reference}`,
        text: msg`Someone on our team reviews it before it runs. We will email you the decision.`,
      }
    case 'refused':
      return {
        title: msg`Your advertisement ${reference} is not approved`,
        text: msg`${reason} You owe nothing, and any credit that you used has been returned.`,
      }
    case 'awaiting-payment':
      return {
        title: msg`Your advertisement ${reference} is approved: ${due} to pay`,
        text: msg`We will send you an invoice. Your advertisement starts once it is paid, and days that pass until then are not lost.`,
      }
    case 'scheduled':
      return {
        title: msg`Your advertisement ${reference} is ready`,
        text: msg`Everything is paid. It starts on its first day.`,
      }
    case 'running':
      return {
        title: msg`Your advertisement ${reference} is running`,
        text: msg`Its page shows how often it is seen and opened.`,
      }
    case 'paused':
      return {
        title: msg`Your advertisement ${reference} is paused`,
        text: msg`The days of the pause are added at the end. Write to us if you don’t know why.`,
      }
    case 'ended':
      return {
        title: msg`Your advertisement ${reference} has ended`,
        text: msg`Its page shows the results.`,
      }
  }
}

/** Ends a user's text with a full stop before a sentence of ours follows. */
const asSentence = (written: string) => (/[\p{P}\p{S}]$/u.test(written) ? written : `${written}.`)
