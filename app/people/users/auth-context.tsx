import { createContext, type ReactNode, use } from 'react'
import type { Viewer } from '../../ground/request/viewer.ts'

/** The signed-in user as the browser knows them. */
export type ShownViewer = Pick<Viewer, 'id' | 'fullName' | 'email' | 'image' | 'role'> & {
  /** Numbers of unread items. */
  readonly unread: { readonly notifications: number; readonly messages: number }
}

export const shownViewer = (
  { id, fullName, email, image, role }: Viewer,
  unread: ShownViewer['unread'],
): ShownViewer => ({
  id,
  fullName,
  email,
  image,
  role,
  unread,
})

const AuthContext = createContext<ShownViewer | null | undefined>(undefined)

/** @param viewer the signed-in user; null: no user is signed in */
export const AuthProvider = ({ viewer, children }: { viewer: ShownViewer | null; children: ReactNode }) => (
  <AuthContext value={viewer}>{children}</AuthContext>
)

/** The signed-in user, as of the page's data. */
export function useAuth(): { viewer: ShownViewer | null } {
  const viewer = use(AuthContext)
  if (viewer === undefined) throw new Error('useAuth must be used within an AuthProvider')
  return { viewer }
}
