import type { ListingFacts } from '../../directory/listing-facts.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { storedPhotos } from '../photos/store-photo.server.ts'
import { photoAt } from '../photos/versions.ts'
import type { Edit } from './merge.server.ts'

/** Pictures go with the account that sent them, that of a colleague too, while an edit waits. */
export async function withoutErased(database: Database, { base, edit }: Edit): Promise<Edit> {
  const stored = await storedPhotos(
    database,
    [base, edit].flatMap(({ photos }) => photos.map(({ src }) => src)),
  )
  const left = (facts: ListingFacts) => ({
    ...facts,
    photos: facts.photos.filter(({ src }) => photoAt(src) === null || stored.has(src)),
  })
  return { base: left(base), edit: left(edit) }
}
