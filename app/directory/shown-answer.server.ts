import { sql } from 'drizzle-orm'

/** On `answer`: neither it nor an answer that it is below is hidden. */
export const isShownAnswer = sql`answer.hidden_at is null and (answer.parent_id is null or not exists (
  with recursive above as (
    select answer.parent_id, answer.hidden_at
    union all
    select parent.parent_id, parent.hidden_at from above join answer parent on parent.id = above.parent_id
  )
  select from above where hidden_at is not null))`
