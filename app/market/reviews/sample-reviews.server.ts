import { sql } from 'drizzle-orm'
import { users } from '../../people/users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { rateListing } from './rate-listing.server.ts'
import { comments } from './sample-comments.server.ts'
import { type Reviewer, reviewers } from '../../people/users/sample-reviewers.server.ts'
import { review } from './tables.server.ts'

/**
 * Writes reviews of a sample listing that come to a given average, as near as whole stars do, the same ones every time.
 * Earlier sample reviews of it go. Throws if `count` is above 100: so many reviewers there are.
 */
export async function saveSampleReviews(
  database: Database,
  area: AnyArea,
  {
    id,
    ref,
    average,
    count,
    seededAt,
  }: { id: number; ref: string; average: number; count: number; seededAt: Date },
): Promise<void> {
  if (count > reviewers.length) throw new RangeError(`${ref} has more than ${reviewers.length} reviews`)
  const random = randomOf(`${area.kind}/${ref}`)
  const authors = shuffled(reviewers, random).slice(0, count)
  const ratings = shuffled(ratingsOf(average, count), random)
  const comments = commentsOf(authors, ratings, random)
  const rows = authors.map((author, at) => ({
    listingId: id,
    authorId: author.id,
    rating: ratings[at]!,
    comment: comments[at]!,
    lang: author.lang,
    createdAt: daysBefore(seededAt, (540 * (at + random())) / count + 1),
  }))
  await database.transaction(async (tx) => {
    await tx.execute(
      sql`delete from review using users where listing_id = ${id} and author_id = users.id and users.sample`,
    )
    if (rows.length > 0) {
      await tx
        .insert(users)
        .values(authors.map((author) => ({ id: author.id, fullName: author.fullName, sample: true })))
        .onConflictDoUpdate({ target: users.id, set: { fullName: sql`excluded.full_name` } })
      await tx.insert(review).values(rows)
    }
    await rateListing(tx, area, id)
  })
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

/** No comment twice: the newest reviews have one, of the others some are stars only. */
function commentsOf(
  authors: readonly Reviewer[],
  ratings: readonly number[],
  random: () => number,
): string[] {
  const left = new Map<string, string[]>()
  return authors.map(({ lang }, at) => {
    const stars = ratings[at]!
    const key = `${stars}${lang}`
    if (!left.has(key)) left.set(key, shuffled(comments[stars]![lang], random))
    return left.get(key)!.pop() ?? ''
  })
}

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * 86_400_000)

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

/** The same numbers from 0 to 1 for the same word: a linear congruence (Numerical Recipes). */
function randomOf(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 2 ** 32, 7)
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}
