export type Role = 'user' | 'business' | 'moderator' | 'admin'

export const colleagueRoles = ['answer', 'edit', 'everything'] as const
export type ColleagueRole = (typeof colleagueRoles)[number]

/** A listing that someone acts for beside its owner. */
export type ColleagueListing = {
  readonly kind: string
  readonly ref: string
  readonly ownerId: string
  readonly role: ColleagueRole
  /** Whether its owner is suspended or leaving: as long as they are, no one acts for it. */
  readonly isAway?: boolean
}

/** The signed-in user, from the session of this request. */
export type Viewer = {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly fullName: string
  /** Address of their picture. */
  readonly image: string | null
  readonly role: Role
  /** Whether a person looked at their ID and approved. */
  readonly isVerified: boolean
  /** Made by a simulated sign-in: worth nothing outside demo mode. */
  readonly isDemo: boolean
  /** When they are deleted, as they asked: until then they may come back. */
  readonly closesAt: Date | null
  /** The listings of others that they act for; without it none. */
  readonly colleagueOf?: readonly ColleagueListing[]
}

export const isStaff = ({ role }: Pick<Viewer, 'role'>) => role === 'moderator' || role === 'admin'
