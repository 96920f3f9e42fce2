import { late } from '../ui/late.tsx'

// Both work as the server wrote them: a form and links.
export const AskForm = late(async () => (await import('./ask-form.tsx')).AskForm)
export const ThreadList = late(async () => (await import('./thread-list.tsx')).ThreadList)
