import type { Island } from '../../ground/request/islands.ts'

/** What an address of the search over the whole directory asks for. */
export type Asked = { readonly q: string; readonly island: Island | null }

export const searchParameters = ({ q, island }: Asked) =>
  new URLSearchParams([...(island ? [['island', island]] : []), ...(q ? [['q', q]] : [])])

export function searchAddress(asked: Asked): string {
  const params = searchParameters(asked).toString()
  return params ? `/search?${params}` : '/search'
}
