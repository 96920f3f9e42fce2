import { msg } from '@lingui/core/macro'
import { questionsPath } from './question-address.ts'

export const questionsTab = { type: 'question', name: msg`Questions`, path: questionsPath }
