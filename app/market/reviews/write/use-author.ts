import { useState } from 'react'
import type { RefusedReview } from './review-form.ts'

type Answer = RefusedReview | undefined
type Authorship = {
  readonly answer: Answer
  readonly viewerId: string | null
  /** Whose words the form has; null: a guest's. */
  readonly author: string | null
  /** The answer, if it is to this author. */
  readonly refused: Answer
  /** The author's session has ended, and they are about to log in again. */
  readonly isAwaited: boolean
}

/** Whose words the form has, on a page that stays open while people log in and out: the next one gets none of them. */
export function useAuthor(answer: Answer, viewerId: string | null): Pick<Authorship, 'author' | 'refused'> {
  const [known, setKnown] = useState(() => begin(answer, viewerId))
  if (known.answer === answer && known.viewerId === viewerId) return known
  const next = known.answer === answer ? withViewer(known, viewerId) : withAnswer(known, answer, viewerId)
  setKnown(next)
  return next
}

const begin = (answer: Answer, viewerId: string | null): Authorship => ({
  answer,
  viewerId,
  author: viewerId,
  refused: answer,
  isAwaited: answer?.problem === 'login',
})

const withAnswer = (known: Authorship, answer: Answer, viewerId: string | null): Authorship => ({
  ...begin(answer, viewerId),
  author: known.viewerId === viewerId ? known.author : viewerId,
})

/** What a guest wrote is of the account that logs in next. */
function withViewer(known: Authorship, viewerId: string | null): Authorship {
  const { answer, author, isAwaited } = known
  const isStillTheirs = author === null || author === viewerId || (viewerId === null && isAwaited)
  if (!isStillTheirs) return { ...begin(answer, viewerId), refused: undefined, isAwaited: false }
  return { ...known, viewerId, author: viewerId ?? author, isAwaited: isAwaited && viewerId === null }
}
