import { type CountedEvent, viewsAddress } from './counted.ts'

const waiting: CountedEvent[] = []
const counted = new Set<string>()
const largestPaint = 'largest-contentful-paint'
let listens = false

/** Counts a view of the page on show, once in this document. */
export function countView() {
  if (counted.size === 0) notePaint()
  count('view')
}

/** Counts that an advertisement was seen. @param path where it leads to */
export const countSeen = (path: string) => tell({ path, what: 'seen' })

function count(what: 'view' | 'contact') {
  const one = { path: location.pathname, what }
  const name = JSON.stringify(one)
  if (counted.has(name)) return
  counted.add(name)
  tell(one)
}

function tell(one: CountedEvent) {
  waiting.push(one)
  if (!listens) listen()
  listens = true
}

/** All that was counted goes in one request when the visitor leaves or looks elsewhere. */
function listen() {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && waiting.length > 0)
      navigator.sendBeacon(viewsAddress, JSON.stringify(waiting.splice(0)))
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      if (link && asksForContact(link)) count('contact')
    },
    { capture: true },
  )
}

/** Reports the paint time of the visit's first page, if the browser knows it. */
function notePaint() {
  if (!PerformanceObserver.supportedEntryTypes.includes(largestPaint)) return
  const [document] = performance.getEntriesByType('navigation')
  new PerformanceObserver((list, observer) => {
    observer.disconnect()
    const ms = Math.round(list.getEntries().at(-1)!.startTime)
    if (document) waiting.push({ path: new URL(document.name).pathname, what: 'paint', ms })
  }).observe({ type: largestPaint, buffered: true })
}

const asksForContact = ({ protocol, host, pathname }: HTMLAnchorElement) =>
  protocol === 'tel:' ||
  protocol === 'mailto:' ||
  host === 'wa.me' ||
  (host === location.host &&
    (pathname.startsWith('/messages/') || pathname === `${location.pathname}/contact`))
