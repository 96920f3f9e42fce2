import { oneOf } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

/** Shown once on /profile after the action. */
const notices = ['saved', 'submitted', 'picture', 'picture-removed'] as const
export type ProfileNotice = (typeof notices)[number]

export const profileQuery = defineQuery({ done: oneOf(notices) })

export const noticeAddress = (notice: ProfileNotice) => profileQuery.address('/profile', { done: notice })
