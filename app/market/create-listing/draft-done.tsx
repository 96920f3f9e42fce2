import { useLingui } from '@lingui/react/macro'
import { DoneNote } from './done-note.tsx'
import type { DraftChange } from './draft.ts'

/** What was just done with a draft of a list, and the way back. */
export function DraftDone({ done: { change, id, title } }: { done: DraftChange }) {
  const { t } = useLingui()
  const name = title || t`Without a title`
  return change === 'delete' ? (
    <DoneNote undo={{ name: 'restore', value: id }}>{t`Deleted: ${name}`}</DoneNote>
  ) : (
    <DoneNote>{t`Restored: ${name}`}</DoneNote>
  )
}
