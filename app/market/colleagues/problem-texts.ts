import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvitationProblem } from './colleague-form.ts'

export const invitationTexts: Readonly<Record<InvitationProblem, MessageDescriptor>> = {
  missing: msg`Enter an email address.`,
  invalid: msg`Enter an email address, such as name@example.com.`,
  unproven: msg`Confirm your own email address first, then you can invite others.`,
  own: msg`This is the address of the owner.`,
  there: msg`This colleague is here already. You can change their role above.`,
  full: msg`There are five already. Remove one first.`,
  often: msg`You have sent too many invitations. Try again tomorrow.`,
}
