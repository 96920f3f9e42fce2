import { forget, keep, kept } from '../../ground/kept/kept.ts'
import { waitingName } from '../../ground/outbox/waiting.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'

/** What this browser keeps of a draft until the site has it. */
type KeptDraft = {
  readonly form: FormTexts
  /** The version of the draft that it was typed into. */
  readonly version: number
  /** The field in which its writer was typing. */
  readonly field: string
  /** The forms, as text, that were sent and not answered: if the site has one of them, no other page wrote it. */
  readonly sent?: readonly string[]
}

/** @param owner whose draft it is, by the account's id */
export const keptDraft = (owner: string, draftId: string) => {
  const name = waitingName('draft', draftId)
  return {
    read: () => kept<KeptDraft>(owner, name),
    keep: (draft: KeptDraft) => keep(owner, name, draft),
    forget: () => forget(owner, name),
  }
}
