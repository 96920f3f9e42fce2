export type Role = 'user' | 'business' | 'moderator' | 'admin'

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
}

export const isStaff = ({ role }: Pick<Viewer, 'role'>) => role === 'moderator' || role === 'admin'
