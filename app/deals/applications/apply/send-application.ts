import type { ClientActionFunctionArgs } from 'react-router'
import { reachServer } from '../../../ground/forms/reach-server.ts'
import { fileIn, lineIn } from '../../../ground/forms/typed.ts'
import { largestPdf } from './apply-fields.ts'
import type { RefusedApplication } from './refused-application.ts'
import { hasProblem, typedApplication } from './typed-application.ts'

/** Says at once what is missing or too large, and without a connection that it was not sent. */
export async function sendApplication({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & { serverAction: () => Promise<RefusedApplication> }) {
  const form = await request.clone().formData()
  const { typed, problems } = typedApplication(form)
  const file = fileIn(form, 'pdf', largestPdf)
  const pdfProblem = file === 'large' ? 'large' : file !== 'none' && file.size === 0 ? 'empty' : null
  const refused: RefusedApplication = {
    typed,
    problems,
    pdfProblem,
    problem: null,
    formKey: lineIn(form, 'formKey'),
    keptPdf: lineIn(form, 'keptPdf'),
  }
  if (hasProblem(problems) || pdfProblem) return refused
  return reachServer(serverAction, { ...refused, problem: 'failed' as const })
}
