import { data } from 'react-router'

/** What a form was sent with. Throws the answer 400 where a request is none. */
export const readForm = (request: Request): Promise<FormData> => request.formData().catch(notForm)

function notForm(): never {
  throw data(null, { status: 400 })
}
