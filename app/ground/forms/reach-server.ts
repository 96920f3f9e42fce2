/**
 * What a client action ends with: the server's answer or, where it can't be reached or fails, `otherwise`. The way on
 * is thrown: there the form was taken.
 */
export async function reachServer<Answer, Otherwise>(
  serverAction: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return otherwise
  }
}
