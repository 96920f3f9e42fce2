import type { AreaWith } from '../../directory/area.ts'
import type { Attributes } from '../../directory/attributes/attribute.ts'
import type { SampleComments } from '../reviews/samples/sample-comment.ts'
import { areaSamples, type Sample, type TownPart } from './area-samples.server.ts'

type Text = Pick<Sample<Attributes>, 'title' | 'description' | 'translations'>
export type PlaceFacts<A extends Attributes, Ref extends string = string> = Omit<
  Sample<A>,
  keyof Text | 'ref' | 'sample' | 'ownerId' | 'createdAt' | 'photos'
> & { readonly ref: Ref; readonly listedDaysAgo: number }

/**
 * Samples that are businesses, each with an account of its own; what has the same name is of one business.
 * @param group two digits that no other samples' accounts have
 * @param views the pictures of each one: `/pictures/food/food1-a.svg` is view `a`
 */
export function placeSamples<A extends Attributes, Ref extends string>(
  area: AreaWith<A>,
  {
    group,
    views,
    facts,
    texts,
    comments = {},
    town,
  }: {
    group: string
    views: readonly string[]
    facts: readonly PlaceFacts<A, Ref>[]
    texts: Readonly<Record<Ref, Text>>
    comments?: SampleComments
    town: TownPart<A>
  },
) {
  const names = facts.map(({ ref, contact }) => contact?.name ?? texts[ref].title)
  const accountOf = (name: string) => ({
    id: `5a3b1e00-0000-4000-8000-0000000${group}${101 + names.indexOf(name)}`,
    fullName: name,
  })
  const listings = (seededAt: Date): Sample<A>[] =>
    facts.map(({ listedDaysAgo, ...sample }, at) => ({
      ...sample,
      ...texts[sample.ref],
      sample: true,
      ownerId: accountOf(names[at]!).id,
      contact: { name: names[at]!, ...sample.contact },
      createdAt: new Date(seededAt.getTime() - listedDaysAgo * 24 * 3_600_000),
      photos: views.map((view) => ({ src: `/pictures${area.path}/${sample.ref}-${view}.svg` })),
    }))
  return areaSamples(area, { owners: [...new Set(names)].map(accountOf), listings, comments, town })
}
