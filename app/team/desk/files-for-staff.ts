import { staffOnly } from './staff-only.ts'

export const middleware = [staffOnly]
