import { msg } from '@lingui/core/macro'
import { asSentence } from './as-sentence.ts'
import type { Notice, NoticeText } from './events.ts'

type Decision = Extract<
  Notice,
  {
    event:
      | 'verification-approved'
      | 'verification-refused'
      | 'listing-approved'
      | 'listing-refused'
      | 'question-approved'
      | 'question-refused'
      | 'review-approved'
      | 'review-refused'
      | 'edit-approved'
      | 'edit-refused'
      | 'content-hidden'
      | 'content-restored'
      | 'appeal-refused'
      | 'report-decided'
  }
>

/** What our team decided about something that the reader sent, or about the reader. */
export function decisionText(notice: Decision, money: (cents: number) => string): NoticeText {
  switch (notice.event) {
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
      if (!notice.values.reason)
        return {
          title: msg`Your verification has expired`,
          text: msg`No one decided about it within 90 days, so your photos were deleted. Choose new photos and submit again.`,
        }
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
      const { title } = notice.values
      const reason = asSentence(notice.values.reason)
      return {
        title: msg`Not approved: ${title}`,
        text: msg`${reason} You can ask for a second look.`,
      }
    }
    case 'review-approved': {
      const { title } = notice.values
      return {
        title: title ? msg`Your review is approved: ${title}` : msg`Your review is approved`,
        text: msg`Everyone can read it now.`,
      }
    }
    case 'review-refused': {
      const { title } = notice.values
      const reason = asSentence(notice.values.reason)
      return {
        title: title ? msg`Your review is not approved: ${title}` : msg`Your review is not approved`,
        text: msg`${reason} You can change your review, or ask for a second look.`,
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
  }
}
