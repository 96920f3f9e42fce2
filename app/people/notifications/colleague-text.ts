import { msg } from '@lingui/core/macro'
import type { Notice, NoticeText } from './events.ts'

type Values = Extract<Notice, { event: 'colleague' }>['values']

export function colleagueText({ title, name, news }: Values): NoticeText {
  switch (news) {
    case 'joined':
      return {
        title: msg`${name} is your colleague now: ${title}`,
        text: msg`You can change what they may do, or remove them.`,
      }
    case 'left':
      return { title: msg`${name} has left: ${title}`, text: msg`They no longer manage this listing.` }
    case 'role':
      return { title: msg`You have another role: ${title}`, text: msg`See what you may do for this listing.` }
    case 'removed':
      return {
        title: msg`You no longer manage this listing: ${title}`,
        text: msg`Its owner has changed who does.`,
      }
  }
}
