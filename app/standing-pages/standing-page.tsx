import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { pageMeta, siteOf } from '../directory/page-meta.ts'
import { formatDate } from '../i18n/format.ts'
import type { Route } from './+types/standing-page.ts'
import { parseBody } from './body.ts'
import { findStandingPage } from './find-standing-pages.server.ts'
import { StandingBody } from './standing-body.tsx'

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const slug = url.pathname.slice(1)
  const found = await page.search(request.signal, (database) => findStandingPage(database, page, slug))
  if (!found) throw data(null, { status: 404 })
  const { title, description, body, changedOn, lang } = found
  return {
    site: siteOf(page, url),
    address: url.pathname,
    ...{ title, description, changedOn },
    blocks: parseBody(body),
    lang,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** A page that tells of the site itself. */
export default function StandingPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { title, description, changedOn, blocks, lang } = loaderData
  const changed = formatDate(new Date(`${changedOn}T00:00:00+10:00`), i18n.locale, { dateStyle: 'long' })
  return (
    <main id="main" className="wrap py-section">
      <article className="mx-auto max-w-160">
        <div lang={lang ?? undefined}>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 text-lg leading-snug text-text-muted">{description}</p>
          <StandingBody blocks={blocks} />
        </div>
        <p className="mt-9 border-t border-line pt-4 text-sm text-text-muted">
          <Trans>
            Last changed on <time dateTime={changedOn}>{changed}</time>
          </Trans>
        </p>
      </article>
    </main>
  )
}
