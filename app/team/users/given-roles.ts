import type { Role } from '../../ground/request/viewer.ts'

/** Roles an admin can assign. `business` is derived from the account's listings. */
export const givenRoles = ['user', 'moderator', 'admin'] as const
export type GivenRole = (typeof givenRoles)[number]

export const roleGivenAs = (role: Role): GivenRole => (role === 'business' ? 'user' : role)

type Person = { emailVerified: boolean; isDemo: boolean; suspendedAt: Date | null }

/** Staff is who can be reached, may come in, and whose account is to stay. */
export const mayBeStaff = ({ emailVerified, isDemo, suspendedAt }: Person) =>
  emailVerified && !isDemo && !suspendedAt
