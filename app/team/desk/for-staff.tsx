import { Outlet } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { ofWrites } from './of-writes.ts'
import { staffOf, staffOnly } from './staff-only.ts'
import type { Route } from './+types/for-staff.ts'
import { UnknownProxyNote } from './unknown-proxy-note.tsx'
import { useLostFocus } from './use-lost-focus.ts'

export const middleware = [ofWrites(staffOnly)]

/** Guards the pages below it. Unlike a middleware, it keeps the layout around the refusal. */
export function loader({ context: router, url }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = staffOf(context, url)
  return { unknownProxy: role === 'admin' ? context.unknownProxy : null }
}

/** Around all pages of the staff. */
export default function ForStaff({ loaderData: { unknownProxy } }: Route.ComponentProps) {
  useLostFocus()
  return (
    <>
      {unknownProxy && <UnknownProxyNote proxy={unknownProxy} />}
      <Outlet />
    </>
  )
}
