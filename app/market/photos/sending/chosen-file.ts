import type { KeptFile } from '../../../ground/kept/kept-files.ts'

/** A picture that somebody chose for a draft, until all of it is on the server. */
export type ChosenFile = KeptFile & {
  readonly draftId: string
  readonly name: string
  /** It was reduced for sending: pieces of it may be on the server. */
  readonly isReady: boolean
}
