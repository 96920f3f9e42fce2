import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { areaOf } from '../../../directory/known-areas.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { columnsOf, expectedNaming } from '../table/columns.server.ts'
import type { Fault, FaultProblem } from './fault.ts'

const texts: Readonly<Record<Exclude<FaultProblem, 'invalid'>, MessageDescriptor>> = {
  missing: msg`Please fill this in.`,
  cells: msg`This row does not have as many cells as the header.`,
  unnamed: msg`Give the id of a listing or, for a new one, a key of your own.`,
  nowhere: msg`No listing here has this id.`,
  twice: msg`An earlier row has the same listing.`,
  taken: msg`Another listing has this key.`,
  deleted: msg`This listing is deleted.`,
  stranger: msg`This listing belongs to someone else. An import never changes the owner.`,
  nobody: msg`There is no active account with this address or id, or its email address is not confirmed yet.`,
  team: msg`The team manages these listings. Leave this blank.`,
  public: msg`Listings that people can claim show their numbers to everyone. Leave this blank.`,
}

export type FaultText = Pick<Fault, 'row' | 'column'> & { readonly text: string }

/** Faults of a file for an area, in words of the page's language. */
export async function faultTexts(
  context: Pick<RequestContext, 'database' | 'language'>,
  kind: string,
  faults: readonly Fault[],
): Promise<FaultText[]> {
  const area = areaOf(kind)
  const i18n = i18nOf(context.language)
  const columns = area ? await columnsOf(context, area, i18n) : []
  const expected = new Map<string | null, string | undefined>([
    ...Object.entries(expectedNaming(i18n)),
    ...columns.map(({ name, expected }) => [name, expected] as const),
  ])
  return faults.map(({ row, column, problem }) => ({
    row,
    column,
    text: problem === 'invalid' ? (expected.get(column) ?? '') : i18n._(texts[problem]),
  }))
}
