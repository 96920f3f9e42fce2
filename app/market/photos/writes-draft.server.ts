import { type SQL, sql } from 'drizzle-orm'
import { isEditedBy } from '../../directory/may-act.server.ts'

/** A condition on `draft`: the user may read and write the draft and its pictures, because they began it. */
export const writesDraft = (personId: string): SQL => sql`draft.owner_id = ${personId}`

/** A condition on `draft`: it is of a new listing, or edits one that is not deleted and that its writer may still edit. */
export const maySendDraft = (): SQL => sql`(draft.listing_id is null or exists (
  select from listing
  where listing.id = draft.listing_id and listing.deleted_at is null and ${isEditedBy(sql`draft.owner_id`)}))`
