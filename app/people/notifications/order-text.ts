import { msg } from '@lingui/core/macro'
import type { Notice, NoticeText } from './events.ts'

type Values = Extract<Notice, { event: 'order' }>['values']

export function orderText(
  { title, name, cents, isSeller, news }: Values,
  money: (cents: number) => string,
): NoticeText {
  const amount = money(cents)
  switch (news) {
    case 'ordered':
      return {
        title: msg`New order: ${title}`,
        text: msg`${name} buys it for ${amount} and pays at the handover.`,
      }
    case 'paid':
      return { title: msg`Paid: ${title}`, text: msg`${name} has paid ${amount}. Hand it over now.` }
    case 'handed-over':
      return {
        title: msg`Handed over: ${title}`,
        text: msg`${name} says so. Confirm it, or tell them if you don’t have it.`,
      }
    case 'completed':
      return {
        title: msg`Completed: ${title}`,
        text: msg`${name} has received it, and the order is complete.`,
      }
    case 'cancelled':
      return { title: msg`Order canceled: ${title}`, text: msg`${name} has canceled it. Nothing was paid.` }
    case 'refund-promised':
      return {
        title: msg`Refund promised: ${title}`,
        text: msg`${name} will give you ${amount} back.`,
      }
    case 'refund-refused':
      return {
        title: msg`Refund it at PayPal: ${title}`,
        text: msg`PayPal didn’t let us return ${amount} from your account. ${name} is waiting for it.`,
      }
    case 'refunded':
      return { title: msg`Refunded: ${title}`, text: msg`${name} has given you ${amount} back.` }
    case 'expired':
      return {
        title: msg`Order ended: ${title}`,
        text: isSeller
          ? msg`${name} did not pick it up in time. It is for sale again.`
          : msg`You did not pick it up in time. Nothing was paid.`,
      }
  }
}
