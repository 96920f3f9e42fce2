import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { MessageBox } from '../../../ground/ui/message-box.tsx'
import { longestChatText } from './chat.ts'

/** Where the visitor writes. */
export function Composer({
  text,
  onText,
  onSend,
}: {
  text: string
  onText: (text: string) => void
  onSend: (text: string) => void
}) {
  const { t } = useLingui()
  const trimmed = text.trim()
  const send = () => {
    if (!trimmed) return
    onSend(trimmed)
    onText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 p-4">
      <MessageBox
        text={text}
        onText={onText}
        onSend={send}
        longest={longestChatText}
        words={{ label: t`Your message`, placeholder: t`Type your message...`, send: t`Send` }}
        disabled={!trimmed}
      />
    </form>
  )
}
