import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../ground/request/context.ts'
import { adminOf, adminsOnly } from './admin-only.ts'
import { ofWrites } from './of-writes.ts'

export const middleware = [ofWrites(adminsOnly)]

/** As that of `for-staff.tsx`. */
export function loader({ context, url }: LoaderFunctionArgs) {
  adminOf(context.get(pageContext), url)
  return null
}
