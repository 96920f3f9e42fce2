import type { AreaSamples } from '../../market/samples/area-samples.server.ts'
import { type Dice, diceOf } from '../../market/samples/dice.ts'
import type { TownPart } from '../../market/samples/area-samples.server.ts'
import { names } from './names.ts'
import { placeIn } from './villages.ts'

type TownSample = ReturnType<AreaSamples['listings']>[number]

const day = 24 * 3_600_000

/** Listings of an area as a town has them, the same each time. */
export function townListings({ area: { kind }, listings, town }: AreaSamples, seededAt: Date): TownSample[] {
  if (!town) return []
  const samples = listings(seededAt)
  const models = town.models?.(samples) ?? samples
  return Array.from({ length: town.count }, (_, at) => {
    const nth = at % models.length
    return listingLike(models[nth]!, town, { kind, at, noun: town.nouns?.[nth] ?? '', seededAt })
  })
}

type TownPlace = { kind: string; at: number; noun: string; seededAt: Date }

function listingLike(
  model: TownSample,
  { vary, firstWords = names, sentences }: TownPart,
  { kind, at, noun, seededAt }: TownPlace,
): TownSample {
  const ref = `town-${at + 1}`
  const dice = diceOf(`${kind}/${ref}`)
  const place = placeIn(dice)
  const { noun: ownNoun = noun, ...varied } = vary?.(model, dice, place.village) ?? {}
  const title = varied.title ?? `${dice.pick(firstWords)} ${ownNoun}`
  return {
    ...model,
    ...place,
    ...(model.priceCents && { priceCents: dice.near(model.priceCents, 100) }),
    ...(model.reviews && { reviews: { average: dice.between(28, 50) / 10, count: dice.between(1, 40) } }),
    ...timesLike(model, dice),
    ...varied,
    ref,
    title,
    contact: wasNamed(model) ? { ...model.contact, name: title } : model.contact,
    description: describe(sentences, dice),
    translations: {},
    featured: false,
    createdAt: new Date(seededAt.getTime() - dice.between(1, 60) * day - at * 1000),
    photos: turned(model.photos, dice.between(0, Math.max(0, model.photos.length - 1))),
  }
}

function describe(sentences: readonly string[], dice: Dice): string {
  const first = dice.between(0, sentences.length - 1)
  return `${sentences[first]} ${sentences[(first + dice.between(1, sentences.length - 1)) % sentences.length]}`
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
