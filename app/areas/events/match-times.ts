import { localDate } from '../../ground/i18n/local-time.ts'
import type { Span } from './repeat.ts'

type KnownTime = Span & { readonly id: number; readonly cancelled: boolean }
type Time = Span & { readonly cancelled?: boolean }
type MatchedTime = { readonly id: number; readonly time: Span & { readonly cancelled: boolean } }

/**
 * Which of the times that an event has are those that it is to have: at the same moment, else on the same day, else in
 * their order, since then the event was moved. The others are added or gone.
 */
export function matchTimes(known: readonly KnownTime[], times: readonly Time[]) {
  const kept: MatchedTime[] = []
  let old = inOrder(known.filter(({ cancelled }) => !cancelled))
  let added = inOrder(times)
  const pair = (keyOf: (time: Span, position: number) => unknown) => {
    const byKey = new Map(old.map((one, at) => [keyOf(one, at), one]))
    const isNew = added.filter((time, at) => {
      const same = byKey.get(keyOf(time, at))
      if (!same) return true
      byKey.delete(keyOf(time, at))
      const { startsAt, endsAt, cancelled = false } = time
      kept.push({ id: same.id, time: { startsAt, endsAt, cancelled } })
      return false
    })
    const isKept = new Set(kept.map(({ id }) => id))
    old = old.filter(({ id }) => !isKept.has(id))
    added = isNew
  }
  pair(({ startsAt }) => +startsAt)
  pair(({ startsAt }) => localDate(startsAt))
  pair((_, position) => position)
  const gone = [...old, ...known.filter((one) => one.cancelled)].map(({ id }) => id)
  return { kept, added, gone }
}

const inOrder = <T extends Span>(times: readonly T[]): T[] =>
  times.toSorted((one, other) => +one.startsAt - +other.startsAt)
