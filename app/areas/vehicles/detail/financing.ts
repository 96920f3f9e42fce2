/** What a buyer pays at once, for how long the rest is paid off, and at which interest. */
export type Terms = {
  /** Percent of the price. */
  readonly downPayment: number
  readonly months: number
  /** Percent a year. */
  readonly interest: number
}

export const usualTerms: Terms = { downPayment: 20, months: 60, interest: 5 }

/** What each term may be, both ends included. */
export const limits = {
  downPayment: { min: 0, max: 90, step: 0.5 },
  months: { min: 6, max: 96, step: 1 },
  interest: { min: 0, max: 40, step: 0.05 },
} as const satisfies Record<keyof Terms, { min: number; max: number; step: number }>

export const isWithinLimits = (term: keyof Terms, value: number): boolean =>
  value >= limits[term].min && value <= limits[term].max && (term !== 'months' || Number.isInteger(value))

/** The same payment every month until the loan and its interest are paid off. Amounts in US cents. */
export function estimate(price: number, { downPayment, months, interest }: Terms) {
  const down = Math.round((price * downPayment) / 100)
  const loan = price - down
  const rate = interest / 100 / 12
  const payment = rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months)
  return { down, loan, payment: Math.round(payment) }
}
