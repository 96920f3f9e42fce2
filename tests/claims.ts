import { randomUUID } from 'node:crypto'
import { answerClaimForm } from '../app/market/claims/answer-claim-form.server.ts'
import '../app/registry/register.server.ts'
import type { Viewer } from '../app/ground/request/viewer.ts'
import { decideClaim } from '../app/team/claims-desk/decide-claim.server.ts'
import { type ClaimDecision, heard } from '../app/team/claims-desk/decisions.ts'
import { findClaim } from '../app/team/claims-desk/find-claims.server.ts'
import { people } from './owners.ts'
import { loaderArguments } from './page-context.ts'
import type { testDatabase } from './test-database.ts'
import { pdfOf } from './test-pdf.ts'

export const paper = () => ({
  way: 'document',
  document: new File([new Uint8Array(pdfOf())], 'license.pdf'),
})

function formOf(values: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

/** A listing that people claim, and how they do that. */
export async function claims(database: Awaited<ReturnType<typeof testDatabase>>) {
  const { page: context } = loaderArguments(database, '/claims', { demo: false })
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  const { newPerson } = people(database)
  const admin = await newPerson({ role: 'admin' })
  /** The latest. */
  const listing = { kind: '', ref: '', id: 0 }

  /** A listing of the directory that publishes its contact for 40 days. */
  async function newListing({ kind = 'business', ownerId = null as string | null, age = 40 } = {}) {
    Object.assign(listing, { kind, ref: randomUUID() })
    const contact = {
      email: 'info@reef.example',
      website: 'https://www.reefcafe.com',
      phone: '(670) 234-5678',
    }
    const [{ id }] = await query(
      `insert into listing (kind, ref, title, island, village, address, owner_id, contact, created_at)
       values ($1, $2, 'Reef Cafe', 'saipan', 'Garapan', 'Beach Road', $3, $4, now() - make_interval(days => $5))
       returning id::int`,
      [kind, listing.ref, ownerId, JSON.stringify(contact), age],
    )
    listing.id = id
  }

  const send = (viewer: Viewer, values: Record<string, string | File>, more = {}) =>
    answerClaimForm({ ...context, ...more }, viewer, { key: listing, form: formOf(values) })
  const claim = (viewer: Viewer, values: Record<string, string | File>, more = {}) =>
    send(viewer, { op: 'claim', words: 'I own it', ...values }, more)
  const enter = (viewer: Viewer, code: string, more = {}) => send(viewer, { op: 'code', code }, more)

  const mails = () => query('select address, subject, body, secret from mail order by created_at, subject')
  async function codeIn(address: string): Promise<string> {
    const all = await mails()
    const [, code] = /<b>(\d{6})<\/b>/.exec(all.findLast((one) => one.address === address)?.body ?? '') ?? []
    return code!
  }
  const proofOf = async () =>
    (await query('select owner_proof from listing where id = $1', [listing.id]))[0].owner_proof
  const ownerOf = async () =>
    (await query('select owner_id from listing where id = $1', [listing.id]))[0].owner_id
  const claimsOf = (viewer: Viewer) =>
    query(
      'select id::int, state, tries, owner_id, file_key from listing_claim where claimant_id = $1 order by id',
      [viewer.id],
    )
  /** What an admin reads now of what is said against the latest claim of someone. */
  const heardOn = async (viewer: Viewer) =>
    heard((await findClaim(database.db, String((await claimsOf(viewer)).at(-1)!.id)))!)
  const decide = async (viewer: Viewer, decision: ClaimDecision, reason = '', by: Viewer = admin) =>
    decideSeen(viewer, { seen: await heardOn(viewer), decision, reason }, by)
  /** From a page that has been open since then. */
  const decideSeen = async (
    viewer: Viewer,
    { reason = '', ...read }: { decision: ClaimDecision; seen: string; reason?: string },
    by: Viewer = admin,
  ) => decideClaim(context, { id: (await claimsOf(viewer)).at(-1)!.id, reason, ...read, admin: by })
  const newsOf = async (viewer: Viewer) =>
    (
      await query(`select "values" ->> 'news' as news from notification where user_id = $1 order by id`, [
        viewer.id,
      ])
    ).map(({ news }) => news)
  return {
    context,
    query,
    admin,
    newPerson,
    listing,
    newListing,
    send,
    claim,
    enter,
    mails,
    codeIn,
    proofOf,
    ownerOf,
    claimsOf,
    heardOn,
    decide,
    decideSeen,
    newsOf,
  }
}
