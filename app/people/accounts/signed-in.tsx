import { signedInOnly } from '../users/viewer.ts'

export const middleware = [signedInOnly]
