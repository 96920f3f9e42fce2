import { createContext, type ReactNode, use } from 'react'
import type { Viewer } from '../../ground/request/viewer.ts'

/** What the browser knows of who is signed in. */
export type ShownViewer = Pick<Viewer, 'id' | 'fullName' | 'email' | 'image' | 'role'> & {
  /** How much they have not read. */
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

/** @param viewer who is signed in; null: nobody */
export const AuthProvider = ({ viewer, children }: { viewer: ShownViewer | null; children: ReactNode }) => (
  <AuthContext value={viewer}>{children}</AuthContext>
)

/** Who is signed in, as the server said with the page on show. */
export function useAuth(): { viewer: ShownViewer | null } {
  const viewer = use(AuthContext)
  if (viewer === undefined) throw new Error('useAuth must be used within an AuthProvider')
  return { viewer }
}
