/** What is asked of a provider: that a buyer pays a seller. */
export type PaymentRequest = {
  /** The number of the order. */
  readonly number: string
  readonly title: string
  readonly cents: number
  /** Who gets the money, as the provider knows them. */
  readonly payee: string
  /** Asked a second time with the same key, it is the same request. */
  readonly key: string
  readonly returnTo: string
  readonly cancelTo: string
}

/** What is asked of a provider: that a seller gives back some of what they got. */
export type RefundRequest = {
  /** The provider's name for what was captured. */
  readonly capture: string
  readonly payee: string
  readonly cents: number
  readonly key: string
}

/** An amount as the provider says it, to be compared with the expected one. */
export type ProviderMoney = { readonly cents: number; readonly currency: string }

type ProviderTransfer = { readonly reference: string; readonly amount: ProviderMoney }

/** `pending`: its buyer has it in some days, or not. */
export type ProviderRefund = ProviderTransfer & { readonly state: 'done' | 'pending' | 'failed' }

/** A payment as the provider knows it now. */
export type ProviderPayment = {
  readonly reference: string
  /** `waiting`: its buyer has not agreed. `pending`: it is captured one day, or not. */
  readonly state: 'waiting' | 'approved' | 'pending' | 'captured' | 'declined'
  readonly number: string
  readonly payee: string
  readonly amount: ProviderMoney
  readonly capture: ProviderTransfer | null
  readonly refunds: readonly ProviderRefund[]
}

/**
 * A payment by its own name, or by that of what was captured for it; or the account of a seller who has taken back what
 * they allow the site.
 */
export type ProviderSubject =
  | { readonly reference: string }
  | { readonly capture: string }
  | { readonly revoked: string; readonly at: Date }

/** How sellers connect their accounts at the provider itself, which lets the site refund for them. */
export type Onboarding = {
  /**
   * @param tracking the site's own name for this attempt
   * @returns where the seller agrees; `refused`: the provider doesn't accept the site
   */
  readonly start: (asked: {
    readonly tracking: string
    readonly returnTo: string
  }) => Promise<{ readonly address: string } | 'refused'>
  /** @returns the account that was connected; null: none was */
  readonly find: (
    tracking: string,
  ) => Promise<{ readonly merchant: string; readonly canReceive: boolean } | 'refused' | null>
}

/** Whether the provider let the site wait in vain: what is asked next would wait, too. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'

/**
 * A service that moves money from buyers to sellers. Its methods throw where it can't be reached, or answers
 * nonsense; a DOMException TimeoutError where it does not answer in time.
 */
export type PaymentProvider = {
  /** @returns where the buyer agrees; or whom it refuses: a payee who can't receive payments, or the site itself */
  readonly create: (
    asked: PaymentRequest,
  ) => Promise<{ readonly reference: string; readonly approveAt: string } | 'payee' | 'site'>
  /** @returns null: the provider knows it no longer */
  readonly find: (reference: string) => Promise<ProviderPayment | null>
  /** @returns the payment afterwards: one that its buyer has not agreed to stays `waiting` */
  readonly capture: (reference: string, key: string) => Promise<ProviderPayment>
  /** @returns false where it refuses: the seller has not allowed it, there is no such money left, or it has failed */
  readonly refund: (asked: RefundRequest) => Promise<boolean>
  /** Where a seller gives money back themselves. */
  readonly activityPage: string
  /** Where a buyer asks the provider itself to decide. */
  readonly disputePage: string
  /** @returns what a message is about, `other` if that is no payment; null if it is not the provider's */
  readonly readMessage: (headers: Headers, body: string) => Promise<ProviderSubject | 'other' | null>
  /** Null: the provider knows the site as no partner. */
  readonly onboarding: Onboarding | null
}
