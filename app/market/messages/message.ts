import type { ScanProblem } from '../../ground/files/scanner.ts'

export const longestMessage = 2_000 // characters

/** What is written, before anyone has it. */
export type NewMessage = {
  /** A UUID that the writer's browser made: the same one is the same message. */
  readonly clientId: string
  readonly text: string
  /** The key of a ready-made phrase, which comes before the text. */
  readonly phrase: string | null
}

/** What a message says. */
export type MessageContent = {
  readonly text: string
  readonly phrase: string | null
  /** False also once its picture is deleted. */
  readonly hasPicture: boolean
}

/** What a message has for its readers. One without words was a picture, which is deleted with its author's account. */
export function contentOf({
  isHidden,
  text,
  phrase,
  hasPicture,
}: MessageContent & Pick<ShownMessage, 'isHidden'>): 'removed' | 'photo' | 'deleted-photo' | 'words' {
  if (isHidden) return 'removed'
  if (text || phrase !== null) return 'words'
  return hasPicture ? 'photo' : 'deleted-photo'
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
  /** Its author was new here, and their ID was not verified. */
  readonly isFromNewcomer: boolean
}

/**
 * Why a message is not sent. `gone`: no such conversation, or it has no reader. `blocked`: the writer has blocked the
 * other. `same`: the same text was sent several times already. `signed-out`: the writer is no longer signed in.
 * `refused`: the server did not read it.
 */
export type Problem =
  | 'empty'
  | 'long'
  | 'gone'
  | 'blocked'
  | 'often'
  | 'same'
  | 'unverified'
  | 'signed-out'
  | 'refused'
  | 'type'
  | 'large'
  | 'broken'
  | ScanProblem

/** What a sent message is answered with. */
export type SendResult =
  | { readonly ok: true; readonly conversation: number }
  | { readonly ok: false; readonly problem: Problem }
