import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { requestContext, type RequestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { documentContext } from '../../ground/request/document-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { themeText } from '../../ground/ui/theme-text.ts'
import { EmergencyDocument } from './document.tsx'
import style from './emergency.css?inline'
import { type Entries, findEntries } from './find-entries.server.ts'

const patience = 2_000 // ms
const script = `${themeText};navigator.serviceWorker?.register("/sw.js")`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = [
  "default-src 'none'",
  `script-src ${hash(script)}`,
  `style-src ${hash(style)}`,
  "img-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Plain HTML. Without the database it has the fixed parts, answers 503 and is not cached.
 * A link within the site, which React Router follows by asking for data, becomes one to a document.
 */
export async function answerEmergency({
  url,
  request,
  context: router,
}: LoaderFunctionArgs): Promise<Response> {
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
  const context = router.get(requestContext)
  context.tags.add('emergency')
  const entries = await Promise.race([context.search(request.signal, findEntries), tooLate()]).catch(
    (error) => {
      router.get(documentContext).reportError(error)
      return undefined
    },
  )
  return emergencyDocument(context, url, { entries })
}

/** @param about without `entries` the database is unreachable; `note` comes above everything else */
export function emergencyDocument(
  context: RequestContext,
  url: URL,
  { entries, note }: { entries: Entries | undefined; note?: string },
): Response {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18nOf(context.language)}>
      <EmergencyDocument
        site={siteOf(context, url)}
        entries={entries}
        note={note}
        now={context.now}
        style={style}
        script={script}
      />
    </I18nProvider>,
  )
  return new Response(`<!DOCTYPE html>${html}`, {
    status: entries ? 200 : 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

async function tooLate(): Promise<never> {
  await sleep(patience)
  throw new Error('The database did not answer in time.')
}
