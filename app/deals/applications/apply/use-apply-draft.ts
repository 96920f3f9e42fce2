import { useEffect, useRef } from 'react'
import { forget, keep, kept } from '../../../ground/kept/kept.ts'

type Draft = Readonly<Record<string, string>>

/** What stays where it is: files, and what the page itself sends. */
const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  (control instanceof HTMLInputElement && !['hidden', 'file', 'submit'].includes(control.type)) ||
  control instanceof HTMLTextAreaElement

/**
 * Keeps in this browser what is typed into a form, until it is sent. Answers are kept by their question, which may get
 * another place.
 * @param owner who types, by the account's id
 * @param isFresh whether the form came empty from the server
 * @returns what the form calls when something is typed into it
 */
export function useApplyDraft(owner: string, address: string, isFresh: boolean) {
  const name = `apply ${address}`
  const filled = useRef(false)
  const fill = (form: HTMLFormElement | null) => {
    if (!form || filled.current) return
    filled.current = true
    const draft = isFresh ? kept<Draft>(owner, name) : null
    if (!draft) return
    for (const control of form.elements) {
      if (!isTyped(control)) continue
      const value = draft[keyOf(control)]
      if (value === undefined) continue
      if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value
      else if (control.value === control.defaultValue) control.value = value
    }
  }
  const save = (form: HTMLFormElement) => {
    const controls = [...form.elements].filter(isTyped)
    // What the server gave back is not sent yet.
    if (isFresh && !controls.some(isChanged)) return forget(owner, name)
    const draft: Record<string, string> = {}
    for (const control of controls) {
      if (control.type === 'radio' && !(control as HTMLInputElement).checked) continue
      if (control.value) draft[keyOf(control)] = control.value
    }
    keep(owner, name, draft)
  }
  return { fill, save }
}

const isChanged = (control: HTMLInputElement | HTMLTextAreaElement) =>
  control instanceof HTMLInputElement && control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue

const keyOf = (control: HTMLInputElement | HTMLTextAreaElement) => control.dataset.draft ?? control.name

/** Once it is sent nothing has to be kept. */
export function useForgottenDraft(owner: string, address: string) {
  useEffect(() => forget(owner, `apply ${address}`), [owner, address])
}
