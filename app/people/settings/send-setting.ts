import { refuseAuth } from '../accounts/auth-codes.ts'
import { reachServer } from '../../ground/forms/reach-server.ts'

/** The client action of the settings forms: without a connection it says so, and what was typed stays. */
export const sendSetting = <Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) =>
  reachServer(serverAction, refuseAuth('failed'))
