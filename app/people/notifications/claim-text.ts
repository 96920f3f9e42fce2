import { msg } from '@lingui/core/macro'
import { asSentence } from './as-sentence.ts'
import type { Notice, NoticeText } from './events.ts'

type Values = Extract<Notice, { event: 'claim' }>['values']

export function claimText({ title, news, reason: written }: Values): NoticeText {
  const reason = asSentence(written)
  switch (news) {
    case 'approved':
      return {
        title: msg`It is yours: ${title}`,
        text: msg`You manage this listing from now on. Check that everything is correct.`,
      }
    case 'rejected':
      return {
        title: msg`Your claim is not approved: ${title}`,
        text: msg`${reason} You can claim it again with another proof.`,
      }
    case 'overtaken':
      return {
        title: msg`Claimed by someone else: ${title}`,
        text: msg`If the listing is yours, send a document to our staff.`,
      }
    case 'reversed':
      return { title: msg`No longer yours: ${title}`, text: msg`Its former contact objected. ${reason}` }
    case 'code-given':
      return { title: msg`Your code is on its way: ${title}`, text: msg`Enter it as soon as you have it.` }
    case 'disputed':
      return {
        title: msg`Someone else claims it: ${title}`,
        text: msg`They have sent a document. Tell our staff why the listing is yours.`,
      }
    case 'lost':
      return {
        title: msg`No longer yours: ${title}`,
        text: msg`Our staff found that it belongs to someone else. We emailed you a link to object within 7 days. If it doesn’t arrive, write to our staff.`,
      }
    case 'returned':
      return { title: msg`It is yours again: ${title}`, text: msg`Our staff decided on the objection.` }
  }
}
