import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Autosave, autosave, lastSaved, type SavingState } from '../autosave.ts'
import { typedOf } from '../typed-of.ts'
import type { FormTexts } from '../../../ground/forms/form-texts.ts'
import type { DraftVersion } from '../draft.ts'
import { formText } from '../form-text.ts'
import { useAuth } from '../../../people/users/auth-context.tsx'
import { keptDraft } from '../kept-draft.ts'
import type { UnsentDetails } from './details.server.ts'

/**
 * What the fields begin with. `round`: another number makes the fields new. `field`: the one that then has the focus.
 */
type FormState = { typed: FormTexts; version: number; round: number; field?: string }

/**
 * A draft's form, which is kept while one types. What this browser has and the site has not, as after a session that
 * ended, is in it again, with the focus where it was.
 */
export function useKeptForm(draft: DraftVersion & { id: string }, unsent: UnsentDetails | undefined) {
  const owner = useAuth().viewer!.id
  const form = useRef<HTMLFormElement>(null)
  const saver = useRef<Autosave>(null)
  const [formState, setShown] = useState<FormState>({
    typed: unsent?.typed ?? draft.form,
    version: draft.version,
    round: 0,
  })
  const [state, setState] = useState<SavingState>(unsent?.conflict ? { conflict: unsent.conflict } : 'saved')

  const [isStored, setStored] = useState(true)

  const start = useEffectEvent(() => {
    const here = keptDraft(owner, draft.id)
    const kept = unsent ? null : here.read()
    const saved = unsent ? undefined : lastSaved(draft.id)
    const newest = saved && saved.version > draft.version ? saved : draft
    const isNews = kept !== null && !isSame(kept.form, newest.form)
    const isOthers = isNews && kept.version !== newest.version && !kept.sent?.includes(formText(newest.form))
    const isLate = unsent?.conflict !== undefined || isOthers
    const typed = unsent?.typed ?? (isNews ? kept.form : newest.form)
    if (kept && !isNews) here.forget()
    saver.current = autosave(form.current!, {
      owner,
      draftId: draft.id,
      // As of no version, neither of two is written over before it is said which stays.
      version: isLate ? 0 : newest.version,
      here,
      tell: setState,
      tellStored: setStored,
    })
    if (!isNews && newest === draft) return
    setShown({
      typed,
      version: newest.version,
      round: formState.round + 1,
      ...(isNews && { field: kept.field }),
    })
    if (isLate) setState({ conflict: { version: newest.version, form: newest.form } })
    else if (isNews) saver.current.settle(newest.version)
  })
  useEffect(() => {
    if (formState.field)
      form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(formState.field)}"]`)?.focus()
  }, [formState])
  useEffect(() => {
    start()
    return () => saver.current?.stop()
  }, [draft.id])

  const answered = useEffectEvent((unsent: UnsentDetails) => {
    if (unsent.conflict) return setState({ conflict: unsent.conflict })
    saver.current?.release(unsent.refused === 'unreached' ? undefined : unsent.version)
    // It has what others changed beside what was sent.
    if (unsent.refused === 'stale' && !isSame(unsent.typed, typedOf(new FormData(form.current!))))
      setShown({ typed: unsent.typed, version: unsent.version, round: formState.round + 1 })
  })
  useEffect(() => {
    if (unsent) answered(unsent)
  }, [unsent])

  return {
    form,
    shown: formState,
    state,
    /** False where this browser does not store what is typed: closing the page loses it. */
    isStored,
    /** To be called before the form is sent; see `Autosave`. */
    hold: () => saver.current?.hold(),
    /** Where another page has written, too: shows the other of the two in the form. Neither is given up. */
    swap() {
      if (typeof state !== 'object') return
      const { version, form: other } = state.conflict
      setState({ conflict: { version, form: typedOf(new FormData(form.current!)) } })
      setShown({ typed: other, version, round: formState.round + 1 })
    },
    /** What the form says is the draft from now on. */
    settle() {
      if (typeof state !== 'object') return
      saver.current?.settle(state.conflict.version)
      setState('saving')
    },
  }
}

const isSame = (one: FormTexts, other: FormTexts) => formText(one) === formText(other)
