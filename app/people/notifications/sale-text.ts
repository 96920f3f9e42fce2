import { msg } from '@lingui/core/macro'
import type { Notice, NoticeText } from './events.ts'

type Values = Extract<Notice, { event: 'sale' }>['values']

export function saleText({ title, name, news }: Values): NoticeText {
  switch (news) {
    case 'named':
      return {
        title: msg`Did you buy it? ${title}`,
        text: msg`${name} says so. If you confirm it, you can rate each other.`,
      }
    case 'confirmed':
      return { title: msg`${name} bought it: ${title}`, text: msg`You can rate each other now.` }
    case 'denied':
      return { title: msg`${name} did not buy it: ${title}`, text: msg`You can name someone else.` }
    case 'rated':
      return { title: msg`${name} rated you: ${title}`, text: msg`Read it, and rate them too if you like.` }
  }
}
