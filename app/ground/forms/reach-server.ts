import { saysWhyNotNow } from '../offline/unsent-form.ts'

/**
 * What a client action ends with: the server's answer or, where it can't be reached or fails, `otherwise`. The way on
 * is thrown: there the form was taken. So is an answer that says why nothing can be saved now, which `UnsentNote` shows.
 */
export async function reachServer<Answer, Otherwise>(
  serverAction: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response || saysWhyNotNow(thrown)) throw thrown
    return otherwise
  }
}
