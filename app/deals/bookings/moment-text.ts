import { formatDate } from '../../ground/i18n/format.ts'

/** A moment as the islands' clocks show it, with the name of their time. */
export const momentText = (moment: Date, language: string): string =>
  `${formatDate(moment, language, { dateStyle: 'medium', timeStyle: 'short' })} ChST`
