export const blogPath = '/blog'
export const feedPath = '/blog/rss.xml'
export const categoryPath = (category: string) => `${blogPath}/category/${encodeURIComponent(category)}`
export const tagPath = (tag: string) => `${blogPath}/tag/${encodeURIComponent(tag)}`
export const articlePath = (slug: string) => `${blogPath}/${slug}`

/** What an address asks of a list of articles. */
export type Asked = { readonly q: string; readonly page: number }

/** The one spelling of a list's parameters. */
export function parametersOf({ q, page }: Asked): URLSearchParams {
  return new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(q && { q }) })
}

/** @param path of the blog, a category or a tag */
export function addressOf(path: string, asked: Asked): string {
  const query = parametersOf(asked).toString()
  return path + (query && `?${query}`)
}

/** Lists have pages; an article and the feed have no parameters but the language. */
export const isList = (pathname: string) => /^\/blog(?:\/(?:category|tag)\/[^/]+)?$/.test(pathname)
