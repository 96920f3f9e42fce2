import { reachServer } from '../../../ground/forms/reach-server.ts'
import type { ChangeProblem } from './picture-problem.ts'

type Answer = { problem: ChangeProblem }

/** Says it where a picture does not reach us. */
export const sendPicture = ({ serverAction }: { serverAction: () => Promise<Answer> }): Promise<Answer> =>
  reachServer(serverAction, { problem: 'failed' })
