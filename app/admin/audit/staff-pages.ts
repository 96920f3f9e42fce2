import { userPath } from '../users/users-address.ts'

/** Where the staff looks at what has no page for everybody, by its kind in the audit. */
export const staffPages: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  user: userPath,
  setting: () => '/admin',
  content: (item) => `/admin/content/${item}`,
  import: (id) => `/admin/listings/import/${id}`,
  directory: (kind) => `/admin/listings?kind=${kind}`,
  ticket: (reference) => `/admin/support/${encodeURIComponent(reference)}`,
}
