import type { Role } from '../../ground/request/viewer.ts'
import { isUuid } from '../../ground/db/uuid.ts'

export const usersPath = '/admin/users'
export const userPath = (id: string) => `${usersPath}/${id}`

export const roles = ['user', 'business', 'moderator', 'admin'] as const satisfies readonly Role[]

export const userStates = ['active', 'suspended', 'closing'] as const
/** `closing`: asked to be deleted, and can still come back. */
export type UserState = (typeof userStates)[number]

export type AskedUsers = {
  /** How a name or an email address begins. */
  readonly q: string
  readonly role: Role | null
  readonly state: UserState | null
  /** The id of the last person on the page before. */
  readonly after: string | null
}

const longest = 100 // characters

/** Whom `/admin/users?q=maria&role=moderator` asks for. What it does not know is left out. */
export function askedUsers({ searchParams }: URL): AskedUsers {
  const after = searchParams.get('after')
  return {
    q: (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, longest),
    role: roles.find((role) => role === searchParams.get('role')) ?? null,
    state: userStates.find((state) => state === searchParams.get('state')) ?? null,
    after: after && isUuid(after) ? after : null,
  }
}

export const usersParameters = ({ q, role, state, after }: AskedUsers): URLSearchParams =>
  new URLSearchParams({
    ...(after && { after }),
    ...(q && { q }),
    ...(role && { role }),
    ...(state && { state }),
  })

export function usersAddress(asked: AskedUsers): string {
  const parameters = usersParameters(asked)
  return usersPath + (parameters.size > 0 ? `?${parameters}` : '')
}
