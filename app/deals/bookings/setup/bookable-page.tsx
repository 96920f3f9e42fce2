import { randomUUID } from 'node:crypto'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { type BookableInput, mostTaken, saveBookable } from './save-bookable.server.ts'
import { kinds } from '../bookables/kinds.ts'
import type { Route } from './+types/bookable-page.ts'
import { bookingsAddress } from '../addresses.ts'
import { BookableForm, type SentBookable } from './bookable-form.tsx'
import { type ControlProblems, rowCount, type TypedControls } from './controls.ts'
import { findBookables } from '../bookables/bookable.server.ts'
import { kindTexts } from '../bookables/kind-texts.ts'
import { findOwnListing } from './own-listing.server.ts'
import { readBookableForm, typedIn, withoutRow } from './read-bookable-form.server.ts'
import { shapeOf } from './shapes.ts'
import { emptyForm, typedOf } from './typed-of.server.ts'

/** The listing and what of it the address names: a bookable's number, or `new-` and its kind. */
async function pageOf(
  context: RequestContext,
  viewer: Viewer,
  params: { kind: string; ref: string; bookable: string },
) {
  const listing = await findOwnListing(context, viewer, params)
  if (!listing) throw notFound()
  const bookables = await findBookables(context.database, listing.id)
  const position = bookables.findIndex(({ id }) => id === rowNumber(params.bookable))
  const bookable = bookables[position] ?? null
  const kind = bookable?.kind ?? kinds.find((one) => params.bookable === `new-${one}`)
  if (!kind || (!bookable && !listing.kinds.includes(kind))) throw notFound()
  return { listing, bookable, kind, position: bookable ? position : bookables.length }
}

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { listing, bookable, kind } = await pageOf(context, viewerOf(context, url), params)
  return {
    site: siteOf(context, url),
    listing: { title: listing.title, lang: listing.lang },
    up: bookingsAddress(params.kind, params.ref),
    kind,
    name: bookable?.name ?? '',
    typed: bookable ? typedOf(bookable) : emptyForm[kind],
    formKey: randomUUID(),
  }
}

/** Saves; the buttons that add and remove a row send everything back as it was typed. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed: valueOf } = await readOwnForm(args)
  const { listing, bookable, kind, position } = await pageOf(context, viewer, args.params)
  const typed = typedIn(kind, form)
  const formKey = valueOf('formKey')
  if (!isUuid(formKey)) throw notFound()
  const again = (typed: TypedControls, problems: ControlProblems, added: string | null = null) =>
    data({ typed, problems, added, formKey, key: randomUUID() } satisfies SentBookable & { key: string }, {
      status: Object.keys(problems).length > 0 ? 422 : 200,
    })
  if (valueOf('remove')) return again(withoutRow(typed, valueOf('remove')), {})
  const group = shapeOf(kind).rows.find(({ name }) => name === valueOf('add'))
  if (group) {
    const first = `${group.name}.${rowCount(typed, group.name)}.${group.controls[0]!.name}`
    return again({ ...typed, [first]: [''] }, {}, group.name)
  }
  const { input, problems } = readBookableForm(kind, typed)
  if (!input) return again(typed, problems)
  const id = bookable?.id ?? null
  const { database, now } = context
  const saved = await saveBookable(database, { ...input, position } as BookableInput, {
    listingId: listing.id,
    id,
    formKey,
    now,
  })
  if (saved === 'another') return again(typed, { isClosed: { what: 'another' } })
  if (saved !== 'sold') return redirect(`${bookingsAddress(args.params.kind, args.params.ref)}?saved`)
  return again(typed, { capacity: { what: 'sold', limit: await mostTaken(database, id!, now) } })
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData) return []
  const { site, kind, listing, up } = loaderData
  const title = `${i18nOf(site.language)._(kindTexts[kind].one)}: ${listing.title}`
  const description = i18nOf(site.language)._(msg`What people can book, and when`)
  return pageMeta({ site, title, description, address: `${up}/${params.bookable}`, indexed: false })
}

export default function BookablePage({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { listing, up, kind, name, typed, formKey } = loaderData
  const sent = actionData ?? { typed, problems: {}, added: null, formKey, key: 'stored' }
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-180 gap-5">
        <BackLink to={up}>
          <span lang={listing.lang ?? undefined}>{listing.title}</span>
        </BackLink>
        <h1 className="text-3xl">{name || i18n._(kindTexts[kind].one)}</h1>
        <BookableForm key={sent.key} kind={kind} sent={sent} />
      </div>
    </main>
  )
}
