import { searchTerm } from '../directory/filters.ts'
import { type Asked, blogPath } from './blog-address.ts'

/** Unknown or malformed values are dropped, never an error: a shared link must always open. */
export function askedBy({ pathname, searchParams }: URL): Asked {
  const page = searchParams.get('page') ?? ''
  return {
    q: pathname === blogPath ? searchTerm(searchParams.get('q') ?? '') : '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}
