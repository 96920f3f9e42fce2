import {
  checkLength,
  type Problem,
  type Problems,
  readTyped,
  type Values,
} from '../../../ground/forms/fields.ts'
import { linksIn } from '../../../ground/forms/links.ts'
import { lineIn, textIn, type TypedForm } from '../../../ground/forms/typed.ts'
import { answerField, applyFields, mostLinks } from './apply-fields.ts'

/** A form as it was typed: `questions` are those that were shown with it. */
export type TypedApplication = Values<typeof applyFields> & {
  readonly questions: readonly string[]
  readonly answers: readonly string[]
  readonly mayWork: 'yes' | 'no' | ''
}

export type TypedProblems = {
  readonly fields: Problems<typeof applyFields>
  readonly answers: readonly (Problem | null)[]
  readonly mayWork: boolean
}

export const hasProblem = ({ fields, answers, mayWork }: TypedProblems): boolean =>
  mayWork || Object.keys(fields).length > 0 || answers.some(Boolean)

const mostQuestions = 5

const hasTooManyLinks = (text: string) => linksIn(text).length > mostLinks

/** @param asksForPermit whether the form asks if they may work in the CNMI */
export function typedApplication(form: TypedForm, asksForPermit = lineIn(form, 'asksForPermit') === 'yes') {
  const { values, problems } = readTyped(applyFields, form)
  const questions: string[] = []
  for (let at = 0; at < mostQuestions; at++) {
    const question = lineIn(form, `question.${at}`)
    if (!question) break
    questions.push(question)
  }
  const answers = questions.map((_, at) => textIn(form, `answer.${at}`))
  const chosen = lineIn(form, 'mayWork')
  const mayWork = chosen === 'yes' || chosen === 'no' ? chosen : ''
  return {
    typed: { ...values, questions, answers, mayWork } satisfies TypedApplication,
    problems: {
      fields: { ...(hasTooManyLinks(values.message) && { message: 'invalid' }), ...problems },
      answers: answers.map(
        (answer) => checkLength(answerField, answer).problem ?? (hasTooManyLinks(answer) ? 'invalid' : null),
      ),
      mayWork: asksForPermit && !mayWork,
    } satisfies TypedProblems,
  }
}
