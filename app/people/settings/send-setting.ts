import { refuseAuth } from '../accounts/auth-codes.ts'
import { reachServer } from '../../ground/forms/reach-server.ts'

/** The client action of a form here: without a connection it is said that nothing came of it, and what was typed stays. */
export const sendSetting = <Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) =>
  reachServer(serverAction, refuseAuth('failed'))
