import { oneOf } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

/** What was done on the page before: said once on /profile. */
const notices = ['saved', 'submitted', 'picture', 'picture-removed'] as const
export type ProfileNotice = (typeof notices)[number]

export const profileQuery = defineQuery({ done: oneOf(notices) })

export const noticeAddress = (notice: ProfileNotice) => profileQuery.address('/profile', { done: notice })
