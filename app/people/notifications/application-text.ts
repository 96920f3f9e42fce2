import { msg } from '@lingui/core/macro'
import type { Notice, NoticeText } from './events.ts'

type Values = Extract<Notice, { event: 'application' }>['values']

export function applicationText({ title, name, news, words }: Values): NoticeText {
  switch (news) {
    case 'received':
      return { title: msg`New application: ${title}`, text: msg`${name} has applied. Read it and answer.` }
    case 'withdrawn':
      return { title: msg`Application withdrawn: ${title}`, text: msg`${name} no longer applies.` }
    case 'shortlisted':
      return {
        title: msg`You are on the shortlist: ${title}`,
        text: msg`The employer has read your application and added it to the shortlist.`,
      }
    case 'interview':
      return {
        title: msg`Invited to an interview: ${title}`,
        text: words
          ? msg`The employer proposes a time and writes: ${words}`
          : msg`The employer proposes a time. Accept it, or cancel.`,
      }
    case 'declined':
      return {
        title: msg`Not this time: ${title}`,
        text: words
          ? msg`The employer writes: ${words}`
          : msg`The employer will not take your application further.`,
      }
    case 'hired':
      return {
        title: msg`You got the job: ${title}`,
        text: words ? msg`The employer writes: ${words}` : msg`The employer has accepted your application.`,
      }
  }
}
