import { late } from '../../ground/ui/late.tsx'

// What the frame of every detail page has beside the area's own parts, some of which import that frame.
export const StateNote = late(async () => (await import('./notes/state-note.tsx')).StateNote)
export const ClosureNote = late(async () => (await import('./notes/closure-note.tsx')).ClosureNote)
export const OwnerProofNote = late(async () => (await import('./notes/owner-proof-note.tsx')).OwnerProofNote)
export const OwnNote = late(async () => (await import('./notes/own-note.tsx')).OwnNote)
export const PostList = late(async () => (await import('./notes/post-list.tsx')).PostList)
export const ReportLink = late(async () => (await import('./report-link.tsx')).ReportLink)
