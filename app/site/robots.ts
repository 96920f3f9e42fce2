import { isOwnMachine } from '../ground/request/own-machine.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { type RequestContext, requestContext } from '../ground/request/request-context.ts'

/** Tells crawlers where to go and where it is of no use. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return new Response(robots(context.get(requestContext)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

/**
 * Lists with two filters or more, a sort or a view are not kept out: a crawler has to read one to see that it is not to
 * be indexed, and no link asks it to come.
 */
function robots({ origin, demo }: RequestContext): string {
  // What a demo shows is invented, and no one who looks for a house should find it.
  if (demo && !isOwnMachine(new URL(origin).hostname)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *
${[...useless, ...personal].map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${origin}/sitemap.xml
`
}

/** What pages ask for themselves, what is for programs, and results of a search, which have no end. */
const useless = [
  '/*.data$',
  '/*.data?',
  '/pins/',
  '/api/v1/',
  '/search$',
  '/search?',
  '/report?',
  '/advertise/',
  '/*/book?',
  '/*/apply$',
  '/*/buy$',
  '/go/',
]

/** Only for signed-in users: others are redirected to /login. */
const personal = [
  '/account',
  '/admin',
  '/applications',
  '/bookings',
  '/claims',
  '/create-listing',
  '/decisions',
  '/messages',
  '/notifications',
  '/orders',
  '/profile',
  '/saved-searches',
  '/user-listings',
]
