import { msg } from '@lingui/core/macro'
import type { Notice, NoticeText } from './events.ts'

type Values = Extract<Notice, { event: 'dispute' }>['values']

export function disputeText(
  { title, name, cents, isSeller, news }: Values,
  money: (cents: number) => string,
): NoticeText {
  const amount = money(cents)
  switch (news) {
    case 'opened':
      return {
        title: msg`Dispute: ${title}`,
        text: msg`${name} says that something is wrong. Answer them and add photos. Our staff will decide.`,
      }
    case 'written':
      return { title: msg`New in the dispute: ${title}`, text: msg`${name} has written.` }
    case 'granted':
      return {
        title: msg`Dispute decided: ${title}`,
        text: isSeller
          ? msg`Our staff decided that ${name} gets ${amount} back from you.`
          : msg`Our staff decided that you get ${amount} back from ${name}.`,
      }
    case 'dismissed':
      return {
        title: msg`Dispute decided: ${title}`,
        text: msg`Our staff decided that no money goes back.`,
      }
    case 'closed':
      return { title: msg`Dispute over: ${title}`, text: msg`${name} has closed it.` }
    case 'paid-back':
      return {
        title: msg`Do you have the money? ${title}`,
        text: msg`${name} says that you have ${amount} back. Confirm it within three days, or say that you don’t have it.`,
      }
    case 'returned':
      return {
        title: msg`Dispute over: ${title}`,
        text: msg`Our staff confirmed that ${name} has ${amount} back.`,
      }
    case 'given-up':
      return {
        title: msg`Dispute over: ${title}`,
        text: isSeller
          ? msg`Our staff closed it, but you still owe ${name} ${amount}. No one can buy from you until it is back.`
          : msg`Our staff closed it, although ${amount} didn’t come back. ${name} can’t sell here until you have it.`,
      }
    case 'denied':
      return {
        title: msg`The money is not there: ${title}`,
        text: msg`${name} says that they don’t have ${amount} back.`,
      }
  }
}
