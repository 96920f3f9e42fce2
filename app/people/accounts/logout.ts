import { redirect } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { plainSignOutCookie } from '../users/plain-sign-out.ts'
import type { Route } from './+types/logout.ts'
import { signOut } from './sign-out.server.ts'

/** For pages without scripts, or before they run; `<LogOut>` calls the API below /api/auth instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await signOut(context.get(requestContext), request)
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const cookie of [...cookies, plainSignOutCookie]) headers.append('set-cookie', cookie)
  return redirect('/login', { status: 303, headers })
}

/** Following a link must not sign a user out. */
export const loader = () => redirect('/login')
