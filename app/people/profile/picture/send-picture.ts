import { reachServer } from '../../../ground/forms/reach-server.ts'
import type { ChangeProblem } from './picture-problem.ts'

type PictureAnswer = { problem: ChangeProblem }

/** The client action: reports if the picture did not reach the server. */
export const sendPicture = ({
  serverAction,
}: {
  serverAction: () => Promise<PictureAnswer>
}): Promise<PictureAnswer> => reachServer(serverAction, { problem: 'failed' })
