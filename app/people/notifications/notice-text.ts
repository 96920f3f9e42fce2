import { msg, plural } from '@lingui/core/macro'
import { accountText } from './account-text.ts'
import { advertisementText } from './advertisement-text.ts'
import { asSentence } from './as-sentence.ts'
import { decisionText } from './decision-text.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { formatDate, formatMoney } from '../../ground/i18n/format.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { applicationText } from './application-text.ts'
import { arrivalsText, bookingText, reminderText } from './booking-text.ts'
import { claimText } from './claim-text.ts'
import { colleagueText } from './colleague-text.ts'
import { disputeText } from './dispute-text.ts'
import { orderText } from './order-text.ts'
import { saleText } from './sale-text.ts'
import type { Notice, NoticeText } from './events.ts'

/** @param language of the reader, now */
export function noticeText(told: Notice, language: Language): NoticeText {
  const notice = named(told, language)
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
    case 'application':
      return applicationText(notice.values)
    case 'claim':
      return claimText(notice.values)
    case 'colleague':
      return colleagueText(notice.values)
    case 'answer': {
      const { title, name, text } = notice.values
      return { title: msg`New answer: ${title}`, text: msg`${name} writes: ${text}` }
    }
    case 'order':
      return orderText(notice.values, money)
    case 'dispute':
      return disputeText(notice.values, money)
    case 'sale':
      return saleText(notice.values)
    case 'verification-approved':
    case 'verification-refused':
    case 'listing-approved':
    case 'listing-refused':
    case 'question-approved':
    case 'question-refused':
    case 'review-approved':
    case 'review-refused':
    case 'edit-approved':
    case 'edit-refused':
    case 'content-hidden':
    case 'content-restored':
    case 'appeal-refused':
    case 'report-decided':
      return decisionText(notice, money)
    case 'review-wanted': {
      const { title } = notice.values
      return {
        title: msg`How was it? ${title}`,
        text: msg`Your review helps others decide. We ask only once.`,
      }
    }
    case 'review-received': {
      const { title, name, rating } = notice.values
      return {
        title: msg`New review: ${title}`,
        text: msg`${name} gave ${plural(rating, { one: '# star', other: '# stars' })}. You can reply.`,
      }
    }
    case 'review-replied': {
      const { title } = notice.values
      return {
        title: msg`Reply to your review: ${title}`,
        text: msg`The owner has replied. Everyone can read it below your review.`,
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
        text: msg`This listing hasn’t been updated for a year. Renew, edit or close it.`,
      }
    }
    case 'listings-imported':
      return importedText(notice.values, language)
    case 'listing-merged': {
      const { title, kept } = notice.values
      return {
        title: msg`Merged: ${title}`,
        text: msg`It was listed twice. Reviews, messages, bookings and applications continue at: ${kept}`,
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
    case 'ledger-differs': {
      const { count } = notice.values
      return {
        title: msg`The ledger does not add up`,
        text: msg`${plural(count, { one: 'Last night’s check found # difference.', other: 'Last night’s check found # differences.' })} See the Operation page.`,
      }
    }
    case 'orders-differ': {
      const { count } = notice.values
      return {
        title: msg`Orders don’t match their payments`,
        text: msg`${plural(count, { one: 'Last night’s check found # order.', other: 'Last night’s check found # orders.' })} See the Money page.`,
      }
    }
    case 'fee-invoice': {
      const amount = money(notice.values.cents)
      return {
        title: msg`Invoice: ${amount}`,
        text: msg`The site’s fee for what you sold is ${amount}. Pay it by bank transfer.`,
      }
    }
    case 'paypal-disconnected': {
      const { merchant } = notice.values
      return {
        title: msg`Your PayPal account is no longer connected`,
        text: msg`At PayPal, account ${merchant} no longer gives our site permission. Buyers can’t pay you with PayPal until you connect an account again.`,
      }
    }
    case 'payment-held': {
      const { title } = notice.values
      const amount = money(notice.values.cents)
      return {
        title: msg`A payment waits for you: ${title}`,
        text: msg`PayPal’s record of ${amount} doesn’t match the order. It counts as unpaid until you decide.`,
      }
    }
    case 'dispute-waits': {
      const { title } = notice.values
      return {
        title: msg`A dispute waits for you: ${title}`,
        text: msg`Read what both sides say, and decide whether money goes back.`,
      }
    }
    case 'objection-waits': {
      const { title, name } = notice.values
      return {
        title: msg`An objection waits for you: ${title}`,
        text: msg`${name} says that they did show up. Read what has happened, and decide.`,
      }
    }
    case 'new-sign-in':
    case 'password-changed':
    case 'second-step':
    case 'passkey':
    case 'email-changed':
    case 'account-closing':
    case 'account-suspended':
    case 'account-restored':
    case 'role-changed':
      return accountText(notice, language)
  }
}

/** With a word for people who have deleted their account. */
function named(notice: Notice, language: Language): Notice {
  const { values } = notice
  const nameOf = (name: string) => name || i18nOf(language)._(msg`Former member`)
  if ('first' in values)
    return { event: 'booking-arrivals', values: { ...values, first: values.first.map(nameOf) } }
  return 'name' in values
    ? ({ ...notice, values: { ...values, name: nameOf(values.name) } } as Notice)
    : notice
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
