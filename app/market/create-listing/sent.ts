import { flag, matching } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { ownListingsPath } from './addresses.ts'

/** What became of a draft, in the address of the user's listings: the page says it once. */
export type SubmitNotice = {
  readonly kind: string
  readonly done: 'created' | 'saved'
  readonly waits: boolean
}

const kind = matching(/^[a-z-]{1,40}$/)
export const sentFields = { created: kind, saved: kind, waits: flag('on') }
const sentQuery = defineQuery(sentFields)

export const sentAddress = ({ kind, done, waits }: SubmitNotice): string =>
  sentQuery.address(ownListingsPath, { [done]: kind, waits })

export function sentBy(url: Pick<URL, 'searchParams'>): SubmitNotice | null {
  const { created, saved, waits } = sentQuery.parse(url)
  const kind = created || saved
  return kind ? { kind, done: created ? 'created' : 'saved', waits } : null
}
