import { numberIn } from '../../../ground/query/number-in.ts'

export const deskPath = '/admin/advertisements'

/** Ids of the last campaigns of the pages before: of those that wait, and of those that were decided. 0: the first page. */
export type AskedCampaigns = { readonly after: number; readonly before: number }

/** What `/admin/advertisements?before=120` asks for. */
export const askedCampaigns = (url: URL): AskedCampaigns => ({
  after: numberIn(url, 'after'),
  before: numberIn(url, 'before'),
})

export const deskParameters = ({ after, before }: AskedCampaigns): URLSearchParams =>
  new URLSearchParams({ ...(after && { after: String(after) }), ...(before && { before: String(before) }) })

export function deskAddress(asked: AskedCampaigns): string {
  const parameters = deskParameters(asked)
  return parameters.size > 0 ? `${deskPath}?${parameters}` : deskPath
}
