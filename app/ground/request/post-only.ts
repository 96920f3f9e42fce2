import { data } from 'react-router'

/** The loader of an address that is only posted to: there is nothing to read. */
export function postOnly(): never {
  throw data(null, { status: 405 })
}
