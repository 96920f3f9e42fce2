import type { LightboxSettings } from './settings.ts'

/** What a browser is to know before it shows a lightbox. */
export type LightboxPlan = {
  readonly settings: LightboxSettings
  /** The addresses of all lists: a listing is one step below one of them. */
  readonly lists: readonly string[]
}
