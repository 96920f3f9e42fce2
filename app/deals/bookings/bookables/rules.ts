export const ruleNames = ['flexible', 'moderate', 'strict'] as const
export type RuleName = (typeof ruleNames)[number]

/** Who cancels at least so many hours before the start gets this share of the price back, in percent. */
type Step = { readonly hours: number; readonly percent: number }

/** The first step that applies counts; after the last, nothing is given back. */
export const rules: Readonly<Record<RuleName, readonly Step[]>> = {
  flexible: [{ hours: 24, percent: 100 }],
  moderate: [
    { hours: 120, percent: 100 },
    { hours: 24, percent: 50 },
  ],
  strict: [
    { hours: 336, percent: 100 },
    { hours: 168, percent: 50 },
  ],
}

type CancellationTerms = { rule: RuleName; totalCents: number; startsAt: Date; freeUntil: Date | null }

/** What the guest gets back who cancels now, in cents. What was never confirmed costs nothing. */
export function returnOf({ rule, totalCents, startsAt, freeUntil }: CancellationTerms, now: Date): number {
  if (freeUntil && now < freeUntil && now < startsAt) return totalCents
  const hours = (+startsAt - +now) / 3_600_000
  const step = rules[rule].find((one) => hours >= one.hours)
  return Math.round((totalCents * (step?.percent ?? 0)) / 100)
}
