import { keptTexts } from './kept-pages.ts'
import { filesOf } from './rules.ts'

export const filesCache = 'files-1'
const most = 400
const largest = 300_000 // bytes, as sent

/** Fetches what the page needs and is not here yet. A file that fails is missed in the copy, and that is all. */
export async function cacheFilesOf(html: string): Promise<void> {
  await Promise.all(
    filesOf(html).map(async (path) => {
      if (await cachedFile(path)) return
      const response = await fetch(path).catch(() => undefined)
      if (response) await cacheFile(path, response)
    }),
  )
  const files = await caches.open(filesCache)
  if ((await files.keys()).length > most) await tidyFiles()
}

/** Caches a script, picture or font, if it is whole and not too large. */
export async function cacheFile(url: string, response: Response): Promise<void> {
  const isSmall = Number(response.headers.get('content-length')) <= largest
  if (response.status === 200 && isSmall) await (await caches.open(filesCache)).put(url, response)
}

export const cachedFile = async (url: string) =>
  (await caches.open(filesCache)).match(url, { ignoreVary: true })

/** Deletes files that no kept page needs: those of earlier builds, and of pages that were deleted. */
export async function tidyFiles(): Promise<void> {
  const needed = new Set((await keptTexts()).flatMap(filesOf))
  const files = await caches.open(filesCache)
  const unneeded = (await files.keys()).filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(unneeded.map((request) => files.delete(request)))
}
