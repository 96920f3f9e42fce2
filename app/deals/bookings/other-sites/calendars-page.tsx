import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { bookingsAddress } from '../addresses.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { attributesOf, line, type Problems, required } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Note } from '../../../people/settings/note.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findBookables } from '../bookables/bookable.server.ts'
import { findOwnListing } from '../setup/own-listing.server.ts'
import type { Route } from './+types/calendars-page.ts'
import { CalendarCard } from './calendar-card.tsx'
import { addCalendar, findCalendars, readSoon, removeCalendar, renewSecret } from './calendars.server.ts'
import { publicUrl } from './fetch-public.server.ts'

const calendarFields = { name: required(line(80)), address: line(2000) }

const changes = new Map([
  ['read', readSoon],
  ['renew', renewSecret],
  ['remove', removeCalendar],
])

/** The room type in the address; throws 404 if the owner has none like it. */
async function roomOf(
  context: RequestContext,
  viewer: Viewer,
  params: { kind: string; ref: string; bookable: string },
) {
  const listing = await findOwnListing(context, viewer, params)
  const bookables = listing ? await findBookables(context.database, listing.id) : []
  const room = bookables.find(({ id, kind }) => id === rowNumber(params.bookable) && kind === 'stay')
  if (!listing || !room) throw notFound()
  return { listing, room }
}

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { listing, room } = await roomOf(context, viewerOf(context, url), params)
  return {
    site: siteOf(context, url),
    up: bookingsAddress(params.kind, params.ref),
    title: [listing.title, room.name].filter(Boolean).join(' · '),
    calendars: await findCalendars(context.database, room.id),
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { database } = context
  const { room } = await roomOf(context, viewer, args.params)
  const here = args.url.pathname
  if (typed('op') === 'add') {
    const { values: sent, problems } = readFields(calendarFields, form)
    const address = sent.address && !publicUrl(sent.address) ? ('invalid' as const) : problems?.address
    const found: Problems<typeof calendarFields> = { ...problems, address }
    const refuse = (isFull: boolean) => data({ sent, problems: found, isFull }, { status: 422 })
    if (problems || address) return refuse(false)
    return (await addCalendar(database, room.id, sent)) ? redirect(here) : refuse(true)
  }
  const own = (await findCalendars(database, room.id)).find(({ id }) => id === rowNumber(typed('calendar')))
  const change = changes.get(typed('op'))
  if (!own || !change) throw notFound()
  await change(database, own.id)
  return redirect(here)
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return []
  const { site, title } = loaderData
  const description = i18nOf(site.language)._(msg`Calendars of other sites`)
  return pageMeta({
    site,
    title: `${description}: ${title}`,
    description,
    address: location.pathname,
    indexed: false,
  })
}

/** A room type on other sites: what they read of us, and what we read of them. */
export default function CalendarsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { site, up, title, calendars } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-180 gap-5">
        <BackLink to={up}>
          <Trans>What can be booked</Trans>
        </BackLink>
        <div>
          <h1 className="text-3xl">
            <Trans>Calendars of other sites</Trans>
          </h1>
          <p className="font-semibold wrap-anywhere">{title}</p>
        </div>
        <p className="text-text-muted">
          <Trans>
            If you also offer this room elsewhere, connect both calendars: nights booked there are closed
            here, and the other way around. We check theirs every 30 minutes.
          </Trans>
        </p>
        <ul className="grid gap-3">
          {calendars.map((one) => (
            <CalendarCard key={one.id} calendar={one} origin={site.origin} />
          ))}
        </ul>
        <Form
          method="post"
          noValidate
          key={calendars.length}
          className="grid gap-3 rounded-xl bg-surface p-6 shadow-md"
        >
          <h2 className="text-xl">
            <Trans>Connect a site</Trans>
          </h2>
          {actionData?.isFull && (
            <Note tone="error">{t`Up to 10 sites can be connected. Remove one first.`}</Note>
          )}
          <Field
            label={t`Name of the site`}
            error={actionData?.problems.name === 'missing' && t`Fill this in.`}
          >
            <input {...attributesOf(calendarFields.name)} name="name" defaultValue={actionData?.sent.name} />
          </Field>
          <Field
            label={t`Address of their calendar (optional)`}
            error={
              actionData?.problems.address === 'invalid' &&
              t`Enter a web address that begins with https:// or webcal://.`
            }
            hint={<Trans>It usually ends in .ics.</Trans>}
          >
            <input
              {...attributesOf(calendarFields.address)}
              name="address"
              inputMode="url"
              autoComplete="off"
              defaultValue={actionData?.sent.address}
            />
          </Field>
          <Button type="submit" tone="action" name="op" value="add">
            <Trans>Connect</Trans>
          </Button>
        </Form>
      </div>
    </main>
  )
}
