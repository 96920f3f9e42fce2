import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { photosOfListing } from '../photos/copy-photos.server.ts'
import type { Typed } from './draft.ts'
import { type Fact, factsOf, typedPhotos } from './facts.ts'
import { formPartsOf } from './form/form-parts.server.ts'
import { writeForm } from './form/write-form.server.ts'

/** All that can be known of a listing of this kind. */
export async function findFacts(
  context: Pick<RequestContext, 'database' | 'language'>,
  kind: string,
): Promise<Fact[]> {
  const i18n = i18nOf(context.language)
  return factsOf(await formPartsOf(context, { kind, form: {} }, { screen: 'wizard', i18n }), i18n)
}

/** What is known of a listing, as it would have been typed. */
export const readFacts = async (tx: Database, area: AnyArea, listingId: number): Promise<Typed> => ({
  ...(await writeForm(tx, area, listingId)),
  ...typedPhotos(await photosOfListing(tx, listingId)),
})
