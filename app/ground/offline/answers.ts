import { languageOfTag } from '../i18n/languages.ts'
import { keepIfEmergency, keptEmergency } from './kept-emergency.ts'
import { cacheFile, cachedFile, cachedVersion } from './cached-files.ts'
import { isKept, keepPage, keptPage, keptPages, latestLanguage } from './kept-pages.ts'
import { offlinePage } from './offline-page.ts'
import { pageOfData } from './rules.ts'
import { worker } from './scope.ts'

const patience = 4_000 // ms, for a page of which there is a copy
const moment = 1_500 // ms

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value))

/** The page from the network; if that fails or takes too long, its copy; without a copy, the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const network = fromNetwork(event)
  event.waitUntil(Promise.all([keepPage(url, network), keepIfEmergency(url, network)]).catch(() => {}))
  const soon = await Promise.race([network, after(patience, undefined)]).catch(() => undefined)
  if (soon && !isOutOfReach(soon)) return soon
  return (await copyOf(url)) ?? network.catch(offline)
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request)

/** What a proxy says for a site that is down, and the site for its database. */
const isOutOfReach = ({ status }: Response) => status >= 502 && status <= 504

const copyOf = async (url: string) => (await keptEmergency(url, await ownLanguage())) ?? keptPage(url)

const offline = async () => offlinePage(await ownLanguage(), await keptPages())

const ownLanguage = async () => (await latestLanguage()) ?? languageOfTag(navigator.language)

/**
 * What React Router asks for to show another page. Without a network the window loads a document in its place, which
 * may be a copy; but not for a list's filters, which the page on show keeps, and never for that page itself. Where a
 * proxy answers for a site that is down, the page on show says so better, unless there is a copy.
 */
export async function answerData({ request, clientId }: FetchEvent): Promise<Response> {
  const network = fetch(request)
  const response = await network.catch(() => undefined)
  if (response && !isOutOfReach(response)) return response
  const page = new URL(pageOfData(request.url))
  const referringPage = URL.canParse(request.referrer) ? new URL(pageOfData(request.referrer)) : null
  const needsCopy = Boolean(response) || referringPage?.pathname === page.pathname
  if (referringPage?.href !== page.href && (!needsCopy || (await isKept(page.href))))
    await lead(clientId, page.href)
  return network
}

/** Ends when the window had its time to leave. */
async function lead(clientId: string, url: string) {
  const client = await worker.clients.get(clientId)
  if (client instanceof WindowClient) await client.navigate(url).catch(() => {})
  await after(moment, undefined)
}

/** A script or catalogue, whose name says its content: once here it is never asked for again. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await cachedFile(request.url)
  if (kept) return kept
  try {
    const response = await fetch(request)
    event.waitUntil(cacheFile(request.url, response.clone()))
    return response
  } catch (error) {
    // React Router shows an error when a route's script fails: what its data leads to comes first.
    await after(moment, undefined)
    throw error
  }
}

export async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = (await cachedFile(request.url)) ?? (await cachedVersion(request))
    if (kept) return kept
    throw error
  }
}
