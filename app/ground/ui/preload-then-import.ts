const fetched = new Map<string, Promise<void>>()

/**
 * Imports code that a page needs later, once all its files were fetched: the import then takes them from the browser's
 * cache. Most browsers remember for the life of a document that an import did not load, and never ask again
 * (https://github.com/whatwg/html/issues/6768); a fetch that failed can be done again.
 * @param files addresses of the code and of what it imports
 * @throws TypeError where a file does not load, Error where it is gone: the page is of an older build
 */
export async function preloadThenImport<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  await Promise.all(files.map(fetchOnce))
  return load()
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const request = fetchWhole(file)
  fetched.set(file, request)
  request.catch(() => fetched.delete(file))
  return request
}

async function fetchWhole(file: string) {
  const answer = await fetch(file)
  if (answer.status === 404) throw new Error(`${file} is gone`)
  if (!answer.ok) throw new TypeError(`Failed to fetch ${file}: ${answer.status}`)
  await answer.arrayBuffer()
}
