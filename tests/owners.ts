import { eq } from 'drizzle-orm'
import { civic } from './civic.ts'
import type { testDatabase } from './test-database.ts'
import type { Role, Viewer } from '../app/ground/request/viewer.ts'
import type { AnyArea } from '../app/directory/area.ts'
import { vehicles } from '../app/areas/vehicles/area.ts'
import { type ListingInput, saveListing } from '../app/directory/save-listing.server.ts'
import type { ListingFacts } from '../app/directory/listing-facts.server.ts'
import { listing } from '../app/directory/tables.server.ts'
import { saveEdit } from '../app/market/create-listing/submit-draft.server.ts'
import { lockListing } from '../app/market/listing-edits/find-listing.server.ts'
import { factsToEdit } from '../app/market/listing-edits/last-edit.server.ts'

const cars: AnyArea = vehicles
type TestDatabase = Awaited<ReturnType<typeof testDatabase>>

/** A car that this site could have, changed where a test says so. */
export const carInput = (ref: string, more: Partial<ListingInput> = {}): ListingInput => ({
  ref,
  title: `Civic ${ref}`,
  description: 'Runs well',
  island: 'saipan',
  village: 'Garapan',
  offer: 'sale',
  priceCents: 900_000,
  attributes: civic,
  photos: [],
  ...more,
})

/** The form values of a listing with only these facts. */
const factsOf = ({ photos, ...input }: ListingInput): ListingFacts => ({
  lang: 'en',
  translations: {},
  address: '',
  lng: null,
  lat: null,
  offer: null,
  priceCents: null,
  priceMaxCents: null,
  pricePeriod: null,
  contact: {},
  contactPrivate: false,
  part: null,
  ...input,
  photos: photos.map(({ src, alt = '' }) => ({ src, alt })),
})

/** Sends an owner's edit of a listing. @returns whether it waits for approval */
export const editListing = (
  db: TestDatabase['db'],
  id: number,
  input: ListingInput,
): Promise<'saved' | 'pending'> =>
  db.transaction(async (tx) => {
    const own = (await lockListing(tx, { id }))!
    const begunFrom = await factsToEdit(tx, own)
    const edit = { base: own.facts, edit: factsOf(input), begunFrom }
    const outcome = await saveEdit(tx, own, edit, own.ownerId!)
    return 'waits' in outcome && outcome.waits ? 'pending' : 'saved'
  })

/** People and their listings. */
export function people({ db, pool }: TestDatabase) {
  return {
    async newPerson({ role = 'user', verified = false }: { role?: Role; verified?: boolean } = {}) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into users (full_name, role, verified_at)
         values ('Ana Cruz', $1, case when $2 then now() end) returning id`,
        [role, verified],
      )
      const who = { id: rows[0]!.id, sessionId: '', email: 'ana@example.com', emailVerified: true, role }
      return {
        ...who,
        fullName: 'Ana Cruz',
        image: null,
        isVerified: verified,
        isDemo: false,
        closesAt: null,
      } satisfies Viewer
    },
    async newListing(ownerId: string, ref: string, review = 'approved'): Promise<number> {
      const id = await saveListing(db, cars, carInput(ref, { ownerId }))
      await db.update(listing).set({ review }).where(eq(listing.id, id))
      return id
    },
  }
}
