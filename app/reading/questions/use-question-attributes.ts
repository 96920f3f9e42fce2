import { useLingui } from '@lingui/react/macro'

/** Of the field of a question in one sentence. Spaces alone are no question. */
export function useQuestionAttributes() {
  const { t } = useLingui()
  return { required: true, pattern: '.*\\S.*', title: t`Please write your question.` }
}
