import { redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { readForm } from '../../ground/forms/read-form.ts'
import type { AuthCode } from '../../people/accounts/auth-codes.ts'
import { nextAddress } from '../../people/accounts/next-address.ts'
import { letIn, unkept } from '../../people/accounts/sign-in/answers.server.ts'
import type { Route } from './+types/social-sign-in.ts'
import { enterDemo } from './demo-account.server.ts'
import { isProvider } from '../../people/accounts/social/provider-names.ts'
import { socialChoices } from '../../people/accounts/social/social-choices.ts'
import { startSocial } from '../../people/accounts/social/start-social.server.ts'

/**
 * Where the forms of the Google and Facebook buttons lead, with `next` and, on /signup, `purpose=signup`. Simulated: the
 * page waits its second before it sends the form.
 */
export async function action({ request, params, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const choice = socialChoices(context).find(({ provider }) => provider === params.provider)
  if (!choice) throw notFound()
  const { provider, isSimulated } = choice
  const form = await readForm(request)
  const next = nextAddress(form.get('next'))
  if (context.isReadOnly) return refusedTo('read_only', next)
  if (isSimulated) {
    const entered = await enterDemo(context, request, provider)
    if (!entered.ok) return refusedTo(entered.code, next)
    const done = form.get('purpose') === 'signup' ? ('signed-up' as const) : ('logged-in' as const)
    return letIn(entered.cookies, `${done}-${provider}`, next)
  }
  const started = await startSocial(context, request, provider, next ?? '/profile')
  if (!started.ok) return refusedTo(started.code, next)
  const headers = new Headers(unkept)
  for (const cookie of started.cookies) headers.append('set-cookie', cookie)
  return redirect(started.location, { status: 303, headers })
}

const refusedTo = (error: AuthCode | 'read_only', next: string | null) =>
  redirect(`/login?${new URLSearchParams({ error, ...(next && { next }) })}`, {
    status: 303,
    headers: unkept,
  })

/** No one begins to sign in by following a link. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isProvider(params.provider)) throw notFound()
  return redirect('/login')
}
