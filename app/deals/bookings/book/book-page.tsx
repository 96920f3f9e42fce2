import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { mustWait } from '../../../people/repeats/repeated-text.server.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { request } from '../request.server.ts'
import type { Route } from './+types/book-page.ts'
import { AskForm } from './ask-form.tsx'
import { bookPageOf, loadBook, newFormKey } from './load-book.server.ts'
import { bookQuery, personsOf, wishOf } from './wish-of.ts'
import { WishForm } from './wish-form.tsx'

export const handle = { query: bookQuery }
const nothing = () => data(null, { status: 404 })

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const page = await bookPageOf(context, viewer, { params, url })
  if (!page) throw nothing()
  const { area, offers, bookable, typed } = page
  return {
    ...(await loadBook(context, page)),
    formKey: newFormKey(),
    site: siteOf(context, url),
    href: `${area.path}/${encodeURIComponent(params.ref)}`,
    title: offers.title,
    lang: offers.lang,
    bookables: offers.bookables.map(({ id, name }) => ({ id, name })),
    bookable: { id: bookable.id, rule: bookable.rule, confirmsAtOnce: bookable.confirmsAtOnce },
    needsNames: bookable.kind === 'seat' && bookable.settings.needsNames,
    typed,
    name: viewer.fullName,
  }
}

/** The wish is in the address, the rest in the form. */
export async function action(args: Route.ActionArgs) {
  const { page: context, viewer, typed } = await readOwnForm(args)
  const page = await bookPageOf(context, viewer, args)
  const wish = page && wishOf(page.bookable.kind, page.typed)
  if (!wish || !isUuid(typed('formKey'))) throw nothing()
  const sent = {
    name: typed('name').trim(),
    phone: typed('phone').trim(),
    message: typed('message').trim(),
    names: typed('names'),
  }
  const missing = { name: !sent.name, phone: sent.phone.replaceAll(/\D/g, '').length < 5 }
  const formKey = typed('formKey')
  // The fields say which texts are too long.
  const isTooLong = sent.name.length > 120 || sent.phone.length > 40 || sent.message.length > 2000
  if (missing.name || missing.phone || isTooLong)
    return data({ sent, missing, problem: null, formKey }, { status: 422 })
  if (await mustWait(context.database, { userId: viewer.id, text: sent.message, place: 'booking' }))
    return data({ sent, missing, problem: 'same' as const, formKey }, { status: 422 })
  const done = await request(
    context.database,
    {
      ...sent,
      names: sent.names
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean),
      bookableId: page.bookable.id,
      guest: { id: viewer.id },
      formKey,
      persons: personsOf(page.typed),
      wish,
      shownCents: Number(typed('shownCents')),
      mayWait: typed('mayWait') === 'on',
    },
    context,
  )
  if (done.ok) return redirect(`/bookings/${done.number}`)
  return data({ sent, missing, problem: done.problem, formKey }, { status: 422 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, title, href } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: `${i18n._(msg`Book`)}: ${title}`,
    description: i18n._(msg`Choose a time and send your request`),
    address: `${href}/book`,
    indexed: false,
  })
}

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { href, title, lang, bookables, bookable } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <Link to={href} className="inline-flex min-h-11 items-center gap-1.5 hover:underline">
          <Icon name="chevron-left" className="size-4.5" />
          <span lang={lang ?? undefined}>{title}</span>
        </Link>
        <h1 className="text-3xl">
          <Trans>Book</Trans>
        </h1>
        {bookables.length > 1 && (
          <nav aria-label={t`What to book`} className="flex flex-wrap gap-2">
            {bookables.map(({ id, name }) => (
              <Link
                key={id}
                to={`?of=${id}`}
                aria-current={id === bookable.id ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-pill bg-surface-2 px-4 aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        <WishForm key={bookable.id} loaded={loaderData} refused={actionData?.problem ?? null} />
        {loaderData.price && <AskForm loaded={loaderData} price={loaderData.price} refused={actionData} />}
      </div>
    </main>
  )
}
