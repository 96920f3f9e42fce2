import { firstSign, late } from '../../ground/ui/late.tsx'

// All work as the server wrote them: forms and links.
export const AnswerActions = late(async () => (await import('./answer-actions.tsx')).AnswerActions)
/** Loaded at once for users who return from signing in to a typed answer. */
export const WriteAnswer = late(
  async () => (await import('./write-answer.tsx')).WriteAnswer,
  async () => location.hash === '#your-answer' || firstSign,
)
export const AskForm = late(async () => (await import('./ask-form.tsx')).AskForm)
export const ThreadList = late(async () => (await import('./thread-list.tsx')).ThreadList)
