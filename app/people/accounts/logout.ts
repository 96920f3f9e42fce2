import { redirect } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/logout.ts'
import { signOut } from './sign-out.server.ts'

/** For browsers without scripts; `<LogOut>` calls the API below /api/auth instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await signOut(context.get(requestContext), request)
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect('/login', { status: 303, headers })
}

/** Following a link must not sign anybody out. */
export const loader = () => redirect('/login')
