import { msg } from '@lingui/core/macro'
import { questionsPath } from './question-query.ts'

/** The part of the site where people ask, and what it says when there is no such question. */
export const questions = {
  path: questionsPath,
  texts: {
    title: msg`Ask a Local`,
    subtitle: msg`Answers from people who live on the islands`,
    notFound: {
      title: msg`Question not found`,
      text: msg`The question you're looking for doesn't exist or has been removed.`,
      back: msg`Back to Ask a Local`,
    },
  },
}
