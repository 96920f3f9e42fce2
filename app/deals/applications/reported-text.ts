import type { Application } from './tables.server.ts'

/** What staff read of an application that is reported. */
export const reportedText = ({ message, answers }: Pick<Application, 'message' | 'answers'>): string =>
  [message, ...answers.map(({ question, answer }) => `${question}\n${answer}`)].join('\n\n')
