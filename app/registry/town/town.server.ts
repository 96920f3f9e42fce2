import type { AreaSamples } from '../../market/samples/area-samples.server.ts'
import { type Dice, diceOf } from './dice.ts'
import { type TownSample, variations } from './variations.ts'
import { placeIn } from './villages.ts'
import { conditions, names, nouns, sentences } from './words.ts'

/** Listings of each kind, 920 in all. Offices are real ones, so none are made up. */
const counts: Readonly<Record<string, number>> = {
  vehicle: 130,
  property: 130,
  business: 100,
  'buy-and-sell': 90,
  food: 80,
  job: 70,
  event: 60,
  shopping: 50,
  product: 50,
  hotel: 50,
  adventure: 44,
  taxi: 30,
  attraction: 30,
  tour: 6,
}

const day = 24 * 3_600_000

/** Listings as a town has them, the same each time: each varies a sample of its area, whose pictures it shows. */
export function townListings({ area: { kind }, listings }: AreaSamples, seededAt: Date): TownSample[] {
  const samples = listings(seededAt)
  const models = kind === 'event' ? samples.slice(6) : samples
  return Array.from({ length: counts[kind] ?? 0 }, (_, at) => {
    const model = models[at % models.length]!
    return listingLike(model, { kind, at, noun: at % models.length, seededAt })
  })
}

type TownPlace = { kind: string; at: number; noun: number; seededAt: Date }

function listingLike(model: TownSample, { kind, at, noun, seededAt }: TownPlace): TownSample {
  const ref = `town-${at + 1}`
  const dice = diceOf(`${kind}/${ref}`)
  const place = placeIn(dice)
  const varied = variations[kind]?.(model, dice, place.village)
  const title = titleOf(kind, noun, dice, varied?.title)
  const price = model.priceCents && kind !== 'job' ? { priceCents: dice.near(model.priceCents, 100) } : {}
  return {
    ...model,
    ...place,
    ...price,
    ...(model.reviews && { reviews: { average: dice.between(28, 50) / 10, count: dice.between(1, 40) } }),
    ...timesLike(model, dice),
    ...varied,
    ref,
    title,
    contact: wasNamed(model) ? { ...model.contact, name: title } : model.contact,
    description: describe(kind, dice),
    translations: {},
    featured: false,
    createdAt: new Date(seededAt.getTime() - dice.between(1, 60) * day - at * 1000),
    photos: turned(model.photos, dice.between(0, Math.max(0, model.photos.length - 1))),
  }
}

/** Vehicles, homes and jobs are called what they are; businesses have a name before it, used things a word. */
function titleOf(kind: string, noun: number, dice: Dice, title?: string): string {
  if (title && kind !== 'business') return title
  const first = kind === 'buy-and-sell' ? dice.pick(conditions) : dice.pick(names)
  return `${first} ${title ?? nouns[kind]![noun]!}`
}

function describe(kind: string, dice: Dice): string {
  const said = sentences[kind]!
  const first = dice.between(0, said.length - 1)
  return `${said[first]} ${said[(first + dice.between(1, said.length - 1)) % said.length]}`
}

/** Whether the sample is the place that people write to: the next one has a name of its own. */
const wasNamed = ({ title, contact }: TownSample) => contact?.name === title

/** An event's times, some days later. */
function timesLike(model: TownSample, dice: Dice): object {
  if (!('times' in model)) return {}
  const later = dice.between(0, 45) * day
  const move = (moment: Date) => new Date(moment.getTime() + later)
  const times = model.times as readonly { startsAt: Date; endsAt: Date }[]
  return { times: times.map((one) => ({ ...one, startsAt: move(one.startsAt), endsAt: move(one.endsAt) })) }
}

const turned = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)]
