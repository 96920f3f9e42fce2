import { pageNumber } from '../../../ground/query/fields.ts'
import { entryOf, pageSize } from './card.ts'

export const favoritesPath = '/favorites'

/** What the page of favorites is asked for: `tab` is `all`, the word of a type, or null for the one chosen last. */
export type Asked = { readonly tab: string | null; readonly page: number }

export const askedBy = ({ searchParams }: Pick<URL, 'searchParams'>): Asked => ({
  tab: /^[a-z-]{1,40}$/.exec(searchParams.get('tab') ?? '')?.[0] ?? null,
  page: pageNumber().read(searchParams.getAll('page')),
})

export function favoritesParameters({ tab, page }: Asked): URLSearchParams {
  const params = new URLSearchParams()
  if (page > 1) params.set('page', String(page))
  if (tab) params.set('tab', tab)
  return params
}

export const favoritesAddress = (asked: Asked) => `${favoritesPath}?${favoritesParameters(asked)}`

/** At most a page of cards is asked for at once; what names nothing is left out. */
export const cardsParameters = ({ searchParams }: Pick<URL, 'searchParams'>): URLSearchParams =>
  new URLSearchParams(
    searchParams
      .getAll('of')
      .filter(entryOf)
      .slice(0, pageSize)
      .map((word) => ['of', word]),
  )

export const cardsAddress = (words: readonly string[]) =>
  `${favoritesPath}/cards?${new URLSearchParams(words.map((word) => ['of', word]))}`
