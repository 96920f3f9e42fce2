import type { Database } from '../ground/db/client.server.ts'
import { registered } from '../ground/request/registered.ts'
import type { RequestContext } from '../ground/request/request-context.ts'
import type { Reference, ReferenceSource } from './reference.ts'
import type { RecordKey } from '../ground/db/named.ts'

const sources = registered<readonly ReferenceSource[]>('The sources of references')

/** Registers the sources of references; called when a process starts. */
export const registerReferences = sources.set

/** References to things of any kind; null for those that don't exist or aren't visible. */
export async function findReferences(
  database: Database,
  context: Pick<RequestContext, 'language' | 'now' | 'samples' | 'tags' | 'validUntil'>,
  named: readonly RecordKey[],
): Promise<(Reference | null)[]> {
  const found = new Map<string, Reference>()
  for (const source of sources.get()) {
    const ofSource = named.filter(({ kind }) => source.kinds.includes(kind))
    if (ofSource.length === 0) continue
    for (const reference of await source.find(database, context, ofSource))
      found.set(nameOf(reference), reference)
  }
  return named.map((one) => found.get(nameOf(one)) ?? null)
}

const nameOf = ({ kind, ref }: RecordKey) => `${kind}/${ref}`
