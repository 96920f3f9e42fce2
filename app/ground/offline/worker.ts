import { answerAsset, answerData, answerFile, answerPage } from './answers.ts'
import { emergencyCache, keepEmergency, renewEmergency } from './kept-emergency.ts'
import { filesCache, cacheFilesOf, tidyFiles } from './cached-files.ts'
import {
  forgetPages,
  isKeptSince,
  keepPage,
  languageCache,
  noteLanguage,
  pagesCache,
  textOf,
} from './kept-pages.ts'
import { handlingOf, type ReadPage } from './rules.ts'
import { worker } from './scope.ts'

/*
 * The service worker: keeps the emergency page and the pages last read for when there is no network. It holds nothing
 * of a build: each kept page names its own scripts, which are kept with it, so a new worker may take over at once.
 */
const justNow = 60_000 // ms

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(keepEmergency())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver() {
  const current = [pagesCache, filesCache, emergencyCache, languageCache]
  const earlier = (await caches.keys()).filter((name) => !current.includes(name))
  await Promise.all(earlier.map((name) => caches.delete(name)))
  await tidyFiles()
  // So that a page is asked for while the worker is still starting.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('fetch', (event) => {
  switch (handlingOf(event.request, worker.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event))
    case 'data':
      return event.respondWith(answerData(event))
    case 'asset':
      return event.respondWith(answerAsset(event))
    case 'file':
      return event.respondWith(answerFile(event.request))
    case 'logout':
      return event.waitUntil(forgetPages())
  }
})

/** One after the other: pictures that are told of while their page is still on its way belong to its copy. */
let keeping = Promise.resolve()

/**
 * A page tells that it was read: within the site, pages change without a document being asked for. It is told once that
 * page is kept, or is not for keeping.
 */
worker.addEventListener('message', (event: ExtendableMessageEvent) => {
  const page = event.data as ReadPage
  const answer = () => page.hasNewPictures || event.source?.postMessage({ decided: page.read })
  keeping = keeping.catch(() => {}).then(() => keepWhole(page))
  event.waitUntil(keeping.finally(answer))
})

async function keepWhole(page: ReadPage) {
  try {
    if (!page.isPersonal) await keepWithFiles(page)
    await tidyFiles()
    await renewEmergency()
  } finally {
    if (page.language) await noteLanguage(page.language)
  }
}

async function keepWithFiles({ read, hasNewPictures, asGuest, pictures = [], language }: ReadPage) {
  const headers: HeadersInit = language ? { 'accept-language': language } : {}
  const guest: RequestInit = { credentials: 'omit', headers }
  if (!hasNewPictures && !(await isKeptSince(read, justNow)))
    await keepPage(read, fetch(read, asGuest ? guest : {}))
  await cacheFilesOf(await textOf(read), pictures)
}
