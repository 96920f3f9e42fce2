import { reachServer } from '../../../ground/forms/reach-server.ts'
import type { ChangeProblem } from './picture-problem.ts'

type PictureAnswer = { problem: ChangeProblem }

/** Says it where a picture does not reach us. */
export const sendPicture = ({
  serverAction,
}: {
  serverAction: () => Promise<PictureAnswer>
}): Promise<PictureAnswer> => reachServer(serverAction, { problem: 'failed' })
