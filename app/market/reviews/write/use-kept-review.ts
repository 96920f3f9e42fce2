import { type RefObject, useEffect } from 'react'
import { forget, keep, kept } from '../../../ground/kept/kept.ts'
import { mirroredId } from '../../../people/users/mirror.ts'
import type { OwnReview } from './own-review.server.ts'

type KeptReview = { readonly seen: number; readonly fields: Readonly<Record<string, string>> }
const fields = ['rating', 'title', 'comment', 'lang'] as const

/** @param href of what is reviewed */
export const keptReviewName = (href: string) => `review ${href}`

/**
 * Keeps in the browser what is typed in a review, also before a user signs in, whose it is then, and brings it back,
 * until the review is saved, or a version of it is there that is newer than the one it was typed over.
 * @param saved what the fields of the saved review say; null: none is saved
 * @returns what listens to the form, and answers false where the browser does not store what is typed
 */
export function useKeptReview(
  form: RefObject<HTMLFormElement | null>,
  { owner, name, seen, saved }: { owner: string | null; name: string; seen: number; saved: OwnReview | null },
) {
  useEffect(() => {
    const guests = kept<KeptReview>(null, name)
    if (guests && owner !== null) {
      if (guests.seen === seen) keep(owner, name, guests)
      forget(null, name)
    }
    const found = kept<KeptReview>(owner, name)
    if (!found || !form.current) return
    if (found.seen === seen) fill(form.current, found.fields)
    else forget(owner, name)
  }, [form, owner, name, seen])
  return () => {
    if (!form.current) return true
    const data = new FormData(form.current)
    const typed = Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]))
    const { rating, title, comment } = typed
    const isUnsaved = saved
      ? fields.some((field) => typed[field] !== String(saved[field]))
      : rating || title || comment
    if (isUnsaved) return keep(owner, name, { seen, fields: typed } satisfies KeptReview)
    forget(owner, name)
    return true
  }
}

/** Client action: forgets what was typed once it is saved, or the review deleted. */
export async function sendReview<Answer>(
  { area, ref }: { area: string; ref: string },
  serverAction: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await serverAction()
  } catch (thrown) {
    // The way on.
    if (thrown instanceof Response)
      forget(mirroredId(), keptReviewName(`/${area}/${encodeURIComponent(ref)}`))
    throw thrown
  }
}

/** As if it was typed: the fields count their characters. */
function fill(form: HTMLFormElement, values: KeptReview['fields']) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList) control.value = value
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.value === value) continue
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
