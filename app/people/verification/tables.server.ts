import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { VerificationStatus } from './verification.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A request to have an ID checked; at most one per user is a draft or pending. */
export const verificationRequest = pgTable('verification_request', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  status: text('status').$type<VerificationStatus>().notNull().default('draft'),
  idPhotoAt: moment('id_photo_at'),
  selfieAt: moment('selfie_at'),
  picturesDeletedAt: moment('pictures_deleted_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  submittedAt: moment('submitted_at'),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by'),
  reason: text('reason'),
})
