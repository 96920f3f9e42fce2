import { type MiddlewareFunction, Outlet } from 'react-router'
import { unkept } from '../people/accounts/sign-in/answers.server.ts'

/** No device keeps what has a secret in its address: who has the device later would open it by that. */
const keepNowhere: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  for (const [name, value] of Object.entries(unkept)) response.headers.set(name, value)
  return response
}

export const middleware = [keepNowhere]

/** For routes whose address is a secret. */
export default function SecretAddress() {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Outlet />
    </>
  )
}
