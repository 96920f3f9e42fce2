import { data } from 'react-router'

/** The data of a sent form. Throws a response 400 if the request has no form. */
export const readForm = (request: Request): Promise<FormData> => request.formData().catch(notForm)

function notForm(): never {
  throw data(null, { status: 400 })
}
