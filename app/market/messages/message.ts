export const longestMessage = 2_000 // characters

/** A message before it is sent. */
export type NewMessage = {
  /** A UUID that the writer's browser made: the same one is the same message. */
  readonly clientId: string
  readonly text: string
  /** The key of a ready-made phrase, which comes before the text. */
  readonly phrase: string | null
}

/** A message as its readers see it. */
export type ShownMessage = NewMessage & {
  readonly id: number
  readonly isMine: boolean
  readonly at: Date
  /** The staff has taken away what it said. */
  readonly isHidden: boolean
  /** In pixels. */
  readonly picture: { readonly width: number; readonly height: number } | null
  /** The sender was new and not verified. */
  readonly isFromNewcomer: boolean
}

/**
 * Why a message is not sent. `gone`: no such conversation, or nobody who would read it. `blocked`: the writer has
 * blocked
 * the other. `same`: the same text went to others already. `session`: whoever is signed in now did not write it.
 * `signed-out`: nobody is.
 */
export type Problem =
  | 'empty'
  | 'long'
  | 'gone'
  | 'blocked'
  | 'often'
  | 'same'
  | 'unverified'
  | 'session'
  | 'signed-out'
  | 'type'
  | 'large'
  | 'broken'

/** What a sent message is answered with. */
export type SendResult =
  | { readonly ok: true; readonly conversation: number }
  | { readonly ok: false; readonly problem: Problem }
