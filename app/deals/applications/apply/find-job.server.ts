import { type SQL, sql } from 'drizzle-orm'
import { textsOf } from '../../../directory/cards.server.ts'
import { withRef } from '../../../directory/conditions.server.ts'
import type { Translations } from '../../../directory/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { ownerAnswers, type SiteContext } from '../../bookings/bookables/offered.server.ts'
import { applicationsOf, type Questions } from '../area-applications.ts'

/** Whether a listing takes applications: it is in the lists, and its owner can sign in, or is a sample of a demo. */
export const isTaking = ({ now, demo, samples }: SiteContext): SQL => sql`
  listing.live and (listing.expires_at is null or listing.expires_at > ${now})
  and (${samples} or not listing.sample) and ${ownerAnswers({ demo })}`

/** What an application needs to know of what it is for. */
export type Job = {
  readonly id: number
  readonly kind: string
  readonly ref: string
  readonly title: string
  readonly ownerId: string
  readonly isSample: boolean
  readonly questions: Questions
}

type JobRow = {
  id: string
  title: string
  lang: string
  description: string
  translation: Translations[string] | null
  owner_id: string
  is_sample: boolean
  attributes: Readonly<Record<string, unknown>>
}

/** Finds a listing that takes applications now, or null. */
export async function findJob(
  database: Database,
  { kind, ref }: RecordKey,
  site: SiteContext & Pick<RequestContext, 'language'>,
): Promise<(Job & { lang: string | null }) | null> {
  const row = await read(database, { kind, ref }, site)
  const { title, lang } = row ? textsOf(row, site.language) : { title: '', lang: null }
  return row && { ...jobOf(row, { kind, ref }), title, lang }
}

/** The same, which stays as it is until the transaction ends; its title is the owner's. */
export async function lockJob(tx: Database, key: RecordKey, site: SiteContext): Promise<Job | null> {
  const row = await read(tx, key, { ...site, language: 'en' }, sql`for share of listing`)
  return row && jobOf(row, key)
}

async function read(
  database: Database,
  { kind, ref }: RecordKey,
  site: SiteContext & Pick<RequestContext, 'language'>,
  lock = sql``,
): Promise<JobRow | null> {
  if (!applicationsOf(kind)) return null
  const { rows } = await database.execute<JobRow>(sql`
    select listing.id, listing.title, listing.lang, '' as description, listing.attributes, listing.owner_id,
      listing.translations -> ${site.language} as translation, users.sample as is_sample
    from listing join users on users.id = listing.owner_id
    where listing.kind = ${kind} and ${withRef(ref)} and ${isTaking(site)} ${lock}`)
  return rows[0] ?? null
}

const jobOf = (row: JobRow, { kind, ref }: RecordKey): Job => ({
  id: Number(row.id),
  kind,
  ref,
  title: row.title,
  ownerId: row.owner_id,
  isSample: row.is_sample,
  questions: applicationsOf(kind)!.questionsOf(row.attributes),
})
