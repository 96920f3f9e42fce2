import { msg } from '@lingui/core/macro'
import { questionsPath } from './question-query.ts'

export const questionsTab = { type: 'question', name: msg`Questions`, path: questionsPath }
