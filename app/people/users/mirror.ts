/** What other scripts may read about the signed-in user. For display only: the server's session decides. */
const keys = [
  'isLoggedIn',
  'userEmail',
  'userId',
  'userRole',
  'userName',
  'userProfile',
  'advertisingCredit',
  'isVerified',
  'authProvider',
] as const

type SessionAnswer = {
  user: {
    email: string
    id: string
    role: string
    full_name: string
    advertisingCredit: number
    isVerified: boolean
    authProvider: string
  }
  profile: unknown
}

export function mirrorUser({ user, profile }: SessionAnswer) {
  const values: Record<(typeof keys)[number], string> = {
    isLoggedIn: 'true',
    userEmail: user.email,
    userId: user.id,
    userRole: user.role,
    userName: user.full_name,
    userProfile: JSON.stringify(profile),
    advertisingCredit: String(user.advertisingCredit),
    isVerified: String(user.isVerified),
    authProvider: user.authProvider,
  }
  inStorage((storage) => {
    for (const key of keys) if (storage.getItem(key) !== values[key]) storage.setItem(key, values[key])
  })
}

export function clearMirror() {
  inStorage((storage) => {
    for (const key of keys) storage.removeItem(key)
  })
}

/** The user id in the mirror; null if no user is. */
export const mirroredId = (): string | null =>
  inStorage((storage) => (storage.getItem('isLoggedIn') === 'true' ? storage.getItem('userId') : null)) ??
  null

/** Whether a storage event means that another user signed in, or that the user signed out. */
export const tellsOfSession = ({ key }: StorageEvent) => key === null || key === 'userId'

function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined // a browser without storage has no mirror
  }
}
