import { adminsOnly } from './admin-only.ts'

export const middleware = [adminsOnly]
