import type { Role } from '../../ground/request/viewer.ts'

/** What an admin makes somebody. Who is a business is told by what they offer. */
export const givenRoles = ['user', 'moderator', 'admin'] as const
export type GivenRole = (typeof givenRoles)[number]

export const roleGivenAs = (role: Role): GivenRole => (role === 'business' ? 'user' : role)

type Person = { emailVerified: boolean; isDemo: boolean; suspendedAt: Date | null }

/** Staff is who can be reached, may come in, and whose account is to stay. */
export const mayBeStaff = ({ emailVerified, isDemo, suspendedAt }: Person) =>
  emailVerified && !isDemo && !suspendedAt
