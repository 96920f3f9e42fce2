import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { ofWrites } from './of-writes.ts'
import { staffOf, staffOnly } from './staff-only.ts'
import { useLostFocus } from './use-lost-focus.ts'

export const middleware = [ofWrites(staffOnly)]

/** Guards the pages below it. Unlike a middleware, it keeps the layout around the refusal. */
export function loader({ context, url }: LoaderFunctionArgs) {
  staffOf(context.get(requestContext), url)
  return null
}

/** Around all pages of the staff. */
export default function ForStaff() {
  useLostFocus()
  return <Outlet />
}
