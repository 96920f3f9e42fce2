import { type ReferenceSource, refsOf } from '../../directory/reference.ts'
import { findBySlugs } from './find-articles.server.ts'

/** Articles, by the word of favorites. */
export const articleReferences: ReferenceSource = {
  kinds: ['blog'],
  async find(database, context, named) {
    const articles = await findBySlugs(database, context, refsOf(named))
    return articles.map(({ slug, title, lang, href, image }) => ({
      kind: 'blog',
      ref: slug,
      title,
      lang,
      href,
      picture: image,
      place: null,
      price: null,
      state: 'here',
    }))
  },
}
