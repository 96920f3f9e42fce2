import { areas } from './areas.ts'
import { articleReferences } from '../reading/articles/article-references.server.ts'
import type { RequestContext } from '../ground/request/request-context.ts'
import type { Database } from '../ground/db/client.server.ts'
import { listingReferences } from '../directory/listing-references.server.ts'
import type { Named, Reference, ReferenceSource } from '../directory/reference.ts'
import { questionReferences } from '../reading/questions/question-references.server.ts'

const sources: readonly ReferenceSource[] = [listingReferences(areas), articleReferences, questionReferences]

/** What is to be said of each of these things, of whatever kinds; null of what is not there. */
export async function findReferences(
  database: Database,
  context: Pick<RequestContext, 'language' | 'now' | 'samples' | 'tags' | 'validUntil'>,
  named: readonly Named[],
): Promise<(Reference | null)[]> {
  const found = new Map<string, Reference>()
  for (const source of sources) {
    const asked = named.filter(({ kind }) => source.kinds.includes(kind))
    if (asked.length === 0) continue
    for (const reference of await source.find(database, context, asked))
      found.set(nameOf(reference), reference)
  }
  return named.map((one) => found.get(nameOf(one)) ?? null)
}

const nameOf = ({ kind, ref }: Named) => `${kind}/${ref}`
