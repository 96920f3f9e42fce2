import { checkField } from '../../../ground/forms/read-fields.server.ts'
import { email, required } from '../../../ground/forms/fields.ts'
import { lineIn, textIn } from '../../../ground/forms/typed.ts'
import { longest } from '../requests/longest.ts'

/** The fields about the guest, as they were typed. */
export type GuestFields = ReturnType<typeof readAsk>['sent']

/** @param isGuest a guest without an account, who is reached by email */
export function readAsk(form: FormData, isGuest: boolean) {
  const address = checkField(required(email), lineIn(form, 'email'))
  const sent = {
    name: lineIn(form, 'name'),
    phone: lineIn(form, 'phone'),
    email: address.value,
    message: textIn(form, 'message'),
    names: textIn(form, 'names'),
  }
  const missing = {
    name: !sent.name,
    phone: sent.phone.replaceAll(/\D/g, '').length < 5,
    email: isGuest && address.problem !== null,
  }
  // The fields say which texts are too long.
  const isTooLong =
    sent.name.length > longest.name ||
    sent.phone.length > longest.phone ||
    sent.message.length > longest.guestWords
  const names = sent.names
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean)
  const hasLongName = names.some((name) => name.length > longest.name)
  const isWhole = !isTooLong && !hasLongName && !Object.values(missing).some(Boolean)
  return { sent, missing, isWhole, hasLongName, names }
}
