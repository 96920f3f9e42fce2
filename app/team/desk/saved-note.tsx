import { type ReactNode, useEffect, useRef } from 'react'
import { Note } from '../../people/settings/note.tsx'
import { toast } from '../../ground/ui/toast.tsx'

/**
 * Says that something was saved: by a toast, or by a note without scripts.
 * @param answer of the action; each is shown once
 */
export function SavedNote({ answer, children }: { answer: object; children: ReactNode }) {
  const lastAnswer = useRef<object>(null)
  useEffect(() => {
    if (lastAnswer.current === answer) return
    lastAnswer.current = answer
    toast({ text: children })
  }, [answer, children])
  return (
    <div className="hidden noscript:block">
      <Note tone="ok">{children}</Note>
    </div>
  )
}
