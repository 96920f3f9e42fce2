import { redirect } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/logout.ts'
import { signOut } from './sign-out.server.ts'

/** For those without a script; `<LogOut>` asks the call below /api/auth instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await signOut(context.get(requestContext), request)
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect('/login', { status: 303, headers })
}

/** Nobody is signed out by following a link. */
export const loader = () => redirect('/login')
