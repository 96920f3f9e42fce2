import { msg } from '@lingui/core/macro'

/** What a field for a phone number accepts, for its error message. */
export const phoneText = msg`Enter a phone number, such as (670) 234-5678, or +82 10 1234 5678 from another country.`
