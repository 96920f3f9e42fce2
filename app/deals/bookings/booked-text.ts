import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the site calls a visit by itself, as it is stored; all other names are an owner's. */
export const interviewName = 'Interview'
const interview = msg({ message: 'Interview', context: 'application' })

/** What is booked: the title of its listing, and what of it. */
export const bookedText = ({ title, name }: { title: string; name: string }, i18n: I18n): string =>
  [title, bookableText(name, i18n)].filter(Boolean).join(' · ')

export const bookableText = (name: string, i18n: I18n): string =>
  name === interviewName ? i18n._(interview) : name
