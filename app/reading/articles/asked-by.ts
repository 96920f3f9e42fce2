import { pageNumber, searchTerm } from '../../ground/query/fields.ts'
import { type Asked, blogPath } from './blog-address.ts'

/** Unknown or malformed values are dropped, never an error: a shared link must always open. */
export function askedBy({ pathname, searchParams }: URL): Asked {
  return {
    q: pathname === blogPath ? searchTerm(searchParams.get('q') ?? '') : '',
    page: pageNumber().read(searchParams.getAll('page')),
  }
}
