import { oneOf, text, uuid } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'
import type { Role } from '../../people/accounts/viewer.ts'

export const usersPath = '/admin/users'
export const userPath = (id: string) => `${usersPath}/${id}`

export const roles = ['user', 'business', 'moderator', 'admin'] as const satisfies readonly Role[]

export const userStates = ['active', 'suspended', 'closing'] as const
/** `closing`: asked to be deleted, and can still come back. */
export type UserState = (typeof userStates)[number]

/** `q`: how a name or an email address begins. `after`: the id of the last person on the page before. */
export const userQuery = defineQuery({
  q: text(100),
  role: oneOf(roles),
  state: oneOf(userStates),
  after: uuid(),
})
export type UserQuery = QueryOf<typeof userQuery>
