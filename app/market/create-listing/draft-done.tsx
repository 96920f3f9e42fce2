import { useLingui } from '@lingui/react/macro'
import { DoneNote } from './done-note.tsx'
import type { DraftChange } from './draft.ts'

/** Confirms the last action on a draft, with a button to undo it. */
export function DraftDone({ done: { change, id, title } }: { done: DraftChange }) {
  const { t } = useLingui()
  const name = title || t`Untitled`
  return change === 'delete' ? (
    <DoneNote undo={{ name: 'restore', value: id }}>{t`Deleted: ${name}`}</DoneNote>
  ) : (
    <DoneNote>{t`Restored: ${name}`}</DoneNote>
  )
}
