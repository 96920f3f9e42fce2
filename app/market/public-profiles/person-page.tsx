import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { sql } from 'drizzle-orm'
import type { ReactNode } from 'react'
import { type HeadersFunction, Link, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { optionLabel } from '../../directory/attributes/choice.ts'
import { Section } from '../../directory/detail/section.tsx'
import { islandOptions } from '../../directory/islands.ts'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { formatDate, formatNumber } from '../../ground/i18n/format.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { block, unblock } from '../messages/block.server.ts'
import type { Route } from './+types/person-page.ts'
import { findRatingsOfPerson } from '../sales/ratings-of-person.server.ts'
import { AnswerList, ListingList, ReviewList } from './lists.tsx'
import { RatingList } from './rating-list.tsx'
import {
  findGivenAnswers,
  findListings,
  findPerson,
  findSellerRating,
  findWrittenReviews,
} from './find-person.server.ts'
import { PersonActions } from './person-actions.tsx'

async function personOf(context: RequestContext, ref: string) {
  const person = await findPerson(context, ref)
  if (!person) throw notFound()
  return person
}

/** People are not searched for here: the page is not kept, and search engines leave it out. */
export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const person = await personOf(context, params.ref)
  const { viewer, database } = context
  const { id } = person
  const [listings, reviews, answers, rating, ratings, blocked] = await Promise.all([
    findListings(context, id),
    findWrittenReviews(context, id),
    findGivenAnswers(context, id),
    findSellerRating(context, id),
    findRatingsOfPerson(database, id),
    viewer &&
      database.execute(sql`select from message_block where blocker_id = ${viewer.id} and blocked_id = ${id}`),
  ])
  return {
    site: siteOf(context, url),
    person,
    isOwn: viewer?.id === id,
    isBlocked: Boolean(blocked?.rowCount),
    listings,
    reviews,
    answers,
    rating,
    ratings,
  }
}

/** Blocks the person, or with `off` ends that. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const { id } = await personOf(context, args.params.ref)
  if (form.has('off')) await unblock(context.database, viewer.id, id)
  else if (id !== viewer.id) await context.database.transaction((tx) => block(tx, viewer.id, id))
  return redirect(`/people/${id}`)
}

export const headers: HeadersFunction = () => ({ 'x-robots-tag': 'noindex' })

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, person } = loaderData
  const { name } = person
  return pageMeta({
    site,
    title: name,
    description: i18nOf(site.language)._(msg`Listings, reviews and answers of ${name}`),
    address: `/people/${person.id}`,
    indexed: false,
  })
}

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  const { person, isOwn, isBlocked, listings, reviews, answers, rating, ratings } = loaderData
  const { name, image, memberSince, island } = person
  const since = formatDate(memberSince, i18n.locale, { month: 'long', year: 'numeric' })
  const count = rating?.count
  const stars = rating && formatNumber(rating.average, i18n.locale, { minimumFractionDigits: 1 })
  return (
    <main id="main" className="wrap py-section">
      {isOwn && !person.isPublic && (
        <p role="status" className="mb-5 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
          <Trans>Only you can see this page.</Trans>
        </p>
      )}
      <header className="flex flex-wrap items-center gap-5">
        <Face name={name} image={image} />
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere">{name}</h1>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-text-muted">
            <Fact icon="calendar">
              <Trans>Member since {since}</Trans>
            </Fact>
            {island && <Fact icon="map-pin">{optionLabel(islandOptions, island, i18n)}</Fact>}
            {rating && <Fact icon="star">{t`As a seller: ${stars} of 5 (${count})`}</Fact>}
          </ul>
        </div>
      </header>
      {isOwn ? (
        <Link
          to="/account/public-profile"
          className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans>What others see of you</Trans>
        </Link>
      ) : (
        <PersonActions person={person} isBlocked={isBlocked} />
      )}
      {listings.length + reviews.length + answers.length + ratings.length === 0 && (
        <p className="mt-8 text-text-muted">
          <Trans>Nothing here yet.</Trans>
        </p>
      )}
      {listings.length > 0 && (
        <Section title={<Trans context="person">Listings</Trans>}>
          <ListingList listings={listings} />
        </Section>
      )}
      {ratings.length > 0 && (
        <Section title={<Trans>What sellers and buyers say</Trans>}>
          <RatingList ratings={ratings} />
        </Section>
      )}
      {reviews.length > 0 && (
        <Section title={<Trans>Reviews written</Trans>}>
          <ReviewList reviews={reviews} />
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={<Trans>Answers given</Trans>}>
          <AnswerList answers={answers} />
        </Section>
      )}
    </main>
  )
}

const Face = ({ name, image }: { name: string; image: string | null }) =>
  image ? (
    <img src={image} alt="" width={80} height={80} className="size-20 rounded-pill object-cover" />
  ) : (
    <span
      aria-hidden
      className="grid size-20 shrink-0 place-items-center rounded-pill bg-brand-soft text-2xl font-semibold text-on-brand-soft"
    >
      {[...name][0]}
    </span>
  )

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5">
    <Icon name={icon} className="size-4.5" />
    {children}
  </li>
)
