import { email, oneOf, required } from '../../ground/forms/fields.ts'
import { colleagueRoles } from '../../ground/request/viewer.ts'

export const mostColleagues = 5

export const invitationFields = { email: required(email), role: oneOf(colleagueRoles, 'answer') }

/** Why someone can't be invited. */
export type InvitationProblem = 'missing' | 'invalid' | 'unproven' | 'own' | 'there' | 'full' | 'often'

export type RefusedInvitation = {
  readonly problem: InvitationProblem
  readonly typed: Readonly<Record<'email' | 'role', string>>
}
