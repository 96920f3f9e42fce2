import type { KeyboardEvent, Ref } from 'react'
import { Button } from './button.tsx'
import { isComposing } from './composing.ts'
import { Icon } from './icon.tsx'

type Props = {
  ref?: Ref<HTMLTextAreaElement>
  text: string
  onText: (text: string) => void
  onSend: () => void
  /** In characters. */
  longest: number
  /** What the field and its button are called, and what stands in the field while it is empty. */
  words: { label: string; placeholder: string; send: string }
  busy?: boolean
  disabled: boolean
}

/**
 * The field and the button of a form in which one writes to somebody: `text`. Enter sends, Shift+Enter breaks the line;
 * Enter that ends the composing of a word does neither.
 */
export function MessageBox({ ref, text, onText, onSend, longest, words, busy, disabled }: Props) {
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onSend()
  }
  return (
    <>
      <textarea
        ref={ref}
        data-first-focus
        name="text"
        rows={1}
        maxLength={longest}
        aria-label={words.label}
        placeholder={words.placeholder}
        className="field-sizing-content max-h-32 min-h-11 min-w-0 grow resize-none rounded-md bg-surface-2 px-4 py-2.5"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={keyDown}
      />
      <Button type="submit" aria-label={words.send} busy={busy} disabled={disabled}>
        {!busy && <Icon name="send" />}
      </Button>
    </>
  )
}
