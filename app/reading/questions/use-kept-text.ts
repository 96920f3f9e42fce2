import { useEffect, useRef } from 'react'
import { forget, keep, kept } from '../../ground/kept/kept.ts'
import { useAuth } from '../../people/users/auth-context.tsx'

/** A text box that restores what was typed before, also before signing in, until it is emptied. */
export function useKeptText(name: string) {
  const box = useRef<HTMLTextAreaElement>(null)
  const owner = useAuth().viewer?.id ?? null
  useEffect(() => {
    const text = kept<string>(owner, name) ?? kept<string>(null, name)
    if (!text || !box.current || box.current.value) return
    box.current.value = text
    // The field counts what is typed in it.
    box.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [owner, name])
  return {
    box,
    /** @returns false where the browser does not store it */
    keep(text: string): boolean {
      if (text) return keep(owner, name, text)
      forget(owner, name)
      forget(null, name)
      return true
    },
  }
}
