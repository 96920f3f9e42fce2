import { forgetPage, keptTexts } from './kept-pages.ts'
import { filesIn, filesOf, photoOf, surplusFiles, surplusPages } from './rules.ts'

export const filesCache = 'files-1'
const most = 400
const largest = 300_000 // bytes, as sent

/** Fetches what the page needs and is not here yet. A file that fails is missed in the copy, and that is all. */
export async function cacheFilesOf(html: string, shown: readonly string[]): Promise<void> {
  await Promise.all(
    filesOf(html, shown).map(async (path) => {
      if (await cachedFile(path)) return
      const response = await fetch(path).catch(() => undefined)
      if (response) await cacheFile(path, response)
    }),
  )
}

/** Caches a script, picture or font, if it is whole and not too large. */
export async function cacheFile(url: string, response: Response): Promise<void> {
  const isSmall = Number(response.headers.get('content-length')) <= largest
  if (response.status === 200 && isSmall) await (await caches.open(filesCache)).put(url, response)
}

export const cachedFile = async (url: string) =>
  (await caches.open(filesCache)).match(url, { ignoreVary: true })

/** The widest version that is here of the photo asked for: in another width the browser asks for another one. */
export async function cachedVersion(request: Request): Promise<Response | undefined> {
  const photo = photoOf(pathOf(request))
  if (!photo) return undefined
  const files = await caches.open(filesCache)
  const versions = (await files.keys()).filter((file) => photoOf(pathOf(file)) === photo)
  const [widest] = versions.toSorted((a, b) => (widthOf(a.url) < widthOf(b.url) ? 1 : -1))
  return widest && files.match(widest, { ignoreVary: true })
}

const pathOf = ({ url }: Request) => new URL(url).pathname
/** Of what is named without one: the original. */
const widthOf = (url: string) => Number(/(\d+)\.\w+$/.exec(url)?.[1] ?? Infinity)

/** Deletes files that are too many, and pages of earlier builds whose scripts would be: each new build has its own. */
export async function tidyFiles(): Promise<void> {
  const files = await caches.open(filesCache)
  const cached = await files.keys()
  if (cached.length <= most) return
  const pages = (await keptTexts()).map(({ key, html }) => ({ key, named: filesIn(html) }))
  const gonePages = new Set(surplusPages(pages, most))
  await Promise.all([...gonePages].map(forgetPage))
  const named = new Set(pages.flatMap((page) => (gonePages.has(page.key) ? [] : [...page.named])))
  const gone = new Set(surplusFiles(cached.map(pathOf), named, most))
  await Promise.all(cached.map((file) => gone.has(pathOf(file)) && files.delete(file)))
}
