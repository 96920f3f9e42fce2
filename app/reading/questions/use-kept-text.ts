import { useEffect, useRef } from 'react'
import { forget, keep, kept } from '../../ground/kept/kept.ts'
import { useAuth } from '../../people/accounts/auth-context.tsx'

/** A box that has again what was typed into it before, until it is emptied; also what one typed before signing in. */
export function useKeptText(name: string) {
  const box = useRef<HTMLTextAreaElement>(null)
  const owner = useAuth().viewer?.id ?? null
  useEffect(() => {
    const text = kept<string>(owner, name) ?? kept<string>(null, name)
    if (text && box.current && !box.current.value) box.current.value = text
  }, [owner, name])
  return {
    box,
    keep(text: string) {
      if (text) return keep(owner, name, text)
      forget(owner, name)
      forget(null, name)
    },
  }
}
