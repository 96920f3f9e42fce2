import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { adminOf, adminsOnly } from './admin-only.ts'
import { ofWrites } from './of-writes.ts'

export const middleware = [ofWrites(adminsOnly)]

/** As that of `for-staff.tsx`. */
export function loader({ context, url }: LoaderFunctionArgs) {
  adminOf(context.get(requestContext), url)
  return null
}
