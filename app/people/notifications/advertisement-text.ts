import { msg } from '@lingui/core/macro'
import { asSentence } from './as-sentence.ts'
import type { Notice, NoticeText } from './events.ts'

type Advertisement = Extract<Notice, { event: 'advertisement' }>['values']

export function advertisementText(
  { reference, state, reason: written, dueCents, hasAccount, isPaid }: Advertisement,
  money: (cents: number) => string,
): NoticeText {
  const due = money(dueCents)
  const reason = asSentence(written)
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
        text: hasAccount
          ? msg`Its page says where to transfer that. Your advertisement starts once it has arrived, and days that pass until then are not lost.`
          : msg`We will send you an invoice. Your advertisement starts once it is paid, and days that pass until then are not lost.`,
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
        text:
          isPaid === false
            ? msg`It did not run. You owe nothing, and any credit that you used has been returned.`
            : msg`Its page shows the results.`,
      }
  }
}
