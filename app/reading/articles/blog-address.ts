import { pageNumber, term } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'

export const blogPath = '/blog'
export const feedPath = '/blog/rss.xml'
export const categoryPath = (category: string) => `${blogPath}/category/${encodeURIComponent(category)}`
export const tagPath = (tag: string) => `${blogPath}/tag/${encodeURIComponent(tag)}`
export const articlePath = (slug: string) => `${blogPath}/${slug}`

const page = pageNumber()
export const blogQuery = defineQuery({ q: term(), page })
/** The query of a category or a tag. */
export const topicQuery = defineQuery({ page })

/** @param path of the blog, a category or a tag */
export const articlesAddress = (path: string, values: QueryOf<typeof blogQuery>): string =>
  blogQuery.address(path, values)
