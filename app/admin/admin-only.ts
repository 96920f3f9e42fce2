import { data } from 'react-router'
import { type Viewer, viewerOf } from '../accounts/viewer.ts'
import type { Page } from '../context.ts'

/** The admin who asks. Throws the way to /login where nobody is signed in, and 403 for all others. */
export function adminOf(page: Pick<Page, 'viewer'>, url: URL): Viewer {
  const viewer = viewerOf(page, url)
  if (viewer.role === 'admin') return viewer
  throw data(null, { status: 403 })
}
