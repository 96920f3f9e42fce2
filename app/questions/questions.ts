import './words.ts'
import { msg } from '@lingui/core/macro'

export const texts = {
  title: msg`Ask a Local`,
  subtitle: msg`Answers from people who live on the islands`,
  notFound: {
    title: msg`Question not found`,
    text: msg`The question you are looking for does not exist or has been removed.`,
    back: msg`Back to Ask a Local`,
  },
}
