import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Viewer } from '../../ground/request/viewer.ts'

type Site = Pick<RequestContext, 'demo'>

/** Whether someone may publish, write to others, ask for something, earn credit and advertise: in demo mode everyone. */
export const isProven = ({ emailVerified }: Pick<Viewer, 'emailVerified'>, { demo }: Site): boolean =>
  emailVerified || demo

/** `isProven` of the rows of a query of `users`. */
export const provenUser = ({ demo }: Site): SQL => sql`(users.email_verified or ${demo})`
