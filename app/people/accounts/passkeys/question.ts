import { requestContext } from '../../../ground/request/request-context.ts'
import { unkept } from '../sign-in/answers.server.ts'
import type { Route } from './+types/question.ts'
import { questionFor } from './enter-by-passkey.server.ts'

/** What a browser asks a passkey to sign. It works once, for anyone who asks. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await questionFor(context.get(requestContext)), { headers: unkept })
}
