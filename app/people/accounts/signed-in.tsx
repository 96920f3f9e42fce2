import { signedInOnly } from './viewer.ts'

export const middleware = [signedInOnly]
