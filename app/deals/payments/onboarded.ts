import { type LoaderFunctionArgs, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { paymentsPath } from './addresses.ts'
import { finishOnboarding } from './onboard.server.ts'

/** Where PayPal sends a seller back who was to connect their account. It takes no word of the address: PayPal is asked. */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { id } = viewerOf(context, url)
  const attempt = params.attempt ?? ''
  if (!context.payPal?.onboarding) throw notFound()
  const outcome = await finishOnboarding(context, id, attempt)
  return redirect(`${paymentsPath}?paypal=${outcome}&attempt=${attempt}`)
}
