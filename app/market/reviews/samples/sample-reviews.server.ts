import { sql } from 'drizzle-orm'
import { users } from '../../../people/users/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { type Reviewer, reviewers } from '../../../people/users/sample-reviewers.server.ts'
import type { SampleComment } from './sample-comment.ts'
import { randomOf } from './sample-random.ts'
import { review } from '../tables.server.ts'

/** What a sample's reviews are to be: `average` to one decimal. */
export type SampleReviews = { readonly average: number; readonly count: number }

/**
 * Writes reviews of a sample listing that come to a given average, as near as whole stars do, the same ones every time:
 * first those with comments, the others are stars only. Earlier sample reviews of it go.
 * Throws if there are not enough reviewers, a hundred in all, or reviews with the stars of a comment.
 */
export async function saveSampleReviews(
  database: Database,
  area: AnyArea,
  {
    id,
    ref,
    seededAt,
    ...wanted
  }: SampleReviews & { id: number; ref: string; comments?: readonly SampleComment[]; seededAt: Date },
): Promise<void> {
  const random = randomOf(`${area.kind}/${ref}`)
  const reviews = reviewsOf(wanted, random)
  const rows = reviews.map(({ author, rating, comment }, at) => ({
    listingId: id,
    authorId: author.id,
    rating,
    comment,
    lang: author.lang,
    createdAt: daysBefore(seededAt, (540 * (at + random())) / reviews.length + 1),
  }))
  await database.transaction(async (tx) => {
    await tx.execute(
      sql`delete from review using users where listing_id = ${id} and author_id = users.id and users.sample`,
    )
    if (rows.length > 0) {
      await tx
        .insert(users)
        .values(reviews.map(({ author: { id, fullName } }) => ({ id, fullName, sample: true })))
        .onConflictDoUpdate({ target: users.id, set: { fullName: sql`excluded.full_name` } })
      await tx.insert(review).values(rows)
    }
  })
}

type SampleReview = { author: Reviewer; rating: number; comment: string }

/** The newest first; of those with comments more are new. */
function reviewsOf(
  { average, count, comments = [] }: SampleReviews & { comments?: readonly SampleComment[] },
  random: () => number,
): SampleReview[] {
  const authors = shuffled(reviewers, random)
  const ratings = shuffled(ratingsOf(average, count), random)
  const written = comments.map(([stars, lang, comment]) => ({
    author: take(authors, (one) => one.lang === lang),
    rating: take(ratings, (one) => one === stars),
    comment,
  }))
  const others = ratings.map((rating) => ({ author: take(authors, () => true), rating, comment: '' }))
  return sortedBy([...written, ...others], ({ comment }) => random() * (comment ? 0.6 : 1))
}

/** Takes the first that is fit out of a list. */
function take<T>(list: T[], isFit: (one: T) => boolean): T {
  const at = list.findIndex(isFit)
  if (at === -1) throw new RangeError('There are more sample reviews than reviewers or stars for them.')
  return list.splice(at, 1)[0]!
}

/** Percent of five to one stars. */
const usual = [65, 25, 7, 2, 1]

/** The usual distribution, then one star more or less for the most common rating until the sum is right. */
function ratingsOf(average: number, count: number): number[] {
  const counts = new Map([5, 4, 3, 2].map((stars, at) => [stars, Math.round((usual[at]! * count) / 100)]))
  const others = [...counts.values()].reduce((sum, one) => sum + one, 0)
  counts.set(1, Math.max(0, count - others))
  const ratings = [...counts].flatMap(([stars, so]) => Array<number>(so).fill(stars)).slice(0, count)
  const excess = ratings.reduce((sum, one) => sum + one, 0) - Math.round(average * count)
  for (let left = Math.abs(excess); left > 0; left--) {
    const step = Math.sign(excess)
    ratings[ratings.indexOf(mostCommon(ratings, step > 0 ? 1 : 5))]! -= step
  }
  return ratings
}

function mostCommon(ratings: readonly number[], except: number): number {
  const times = (stars: number) => ratings.filter((one) => one === stars).length
  return [1, 2, 3, 4, 5]
    .filter((stars) => stars !== except)
    .reduce((most, stars) => (times(stars) > times(most) ? stars : most))
}

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * 86_400_000)

const shuffled = <T>(values: readonly T[], random: () => number): T[] => sortedBy(values, random)

const sortedBy = <T>(values: readonly T[], placeOf: (value: T) => number): T[] =>
  values
    .map((value) => ({ value, place: placeOf(value) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
