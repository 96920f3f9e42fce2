import { notFound } from '../../ground/request/not-found.ts'
import { areaContents, areaTerms } from './area-content.server.ts'
import type { ContentKind } from './kind.ts'
import { articles } from './kinds/articles.server.ts'
import { emergencyContacts, emergencyShelters } from './kinds/emergency.server.ts'
import { faq } from './kinds/faq.server.ts'
import { featured } from './kinds/featured.server.ts'
import { standingPages } from './kinds/standing-pages.server.ts'
import { synonyms } from './kinds/synonyms.server.ts'
import { termKinds } from './kinds/terms.server.ts'

/** All that the team writes on the site, in the order of the overview. */
export const contentKinds = (): readonly ContentKind[] => [
  standingPages,
  faq,
  articles,
  emergencyContacts,
  emergencyShelters,
  ...areaContents(),
  featured,
  ...termKinds,
  ...areaTerms(),
  synonyms,
]

/** Throws 404 if there is no such kind. */
export function kindOf(name: string): ContentKind {
  const kind = contentKinds().find((one) => one.name === name)
  if (!kind) throw notFound()
  return kind
}
