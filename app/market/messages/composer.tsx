import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reduce } from '../photos/sending/reduce.ts'
import { iconButtonClass } from '../../ground/ui/button.tsx'
import { newClientId } from '../../ground/ui/client-id.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { MessageBox } from '../../ground/ui/message-box.tsx'
import type { OtherPerson } from './find-thread.server.ts'
import { longestMessage, type Problem, type NewMessage } from './message.ts'
import { PhraseButtons } from './phrase-buttons.tsx'
import { ProblemText } from './problem-text.tsx'
import { type DraftPicture, useDraft, useDraftPicture } from './use-draft.ts'

/** The answer to a refused message without scripts. */
export type RefusedMessage = { readonly problem: Problem; readonly text: string }

type Props = {
  place: { kind: string; ref: string; with: number | null; as: string }
  owns: boolean
  isFormer: boolean
  mayWrite: boolean
  other: OtherPerson
  refused: RefusedMessage | undefined
  /** Without scripts: that the message is sent is said here. */
  wasSent: boolean
  onWrite: (written: NewMessage, picture?: DraftPicture) => Promise<void>
}

export function Composer(props: Props) {
  const { mayWrite, other } = props
  if (other.isBlocked)
    return (
      <ComposerNotice>
        <Trans>You have blocked this person.</Trans>
      </ComposerNotice>
    )
  if (!other.reads)
    return (
      <ComposerNotice>
        <Trans>You can no longer message this person.</Trans>
      </ComposerNotice>
    )
  if (mayWrite) return <Form {...props} />
  return (
    <ComposerNotice>
      <Trans>Messages need a confirmed email address.</Trans>{' '}
      <a href="/verify-email" className="font-semibold underline underline-offset-4">
        <Trans>Get the link</Trans>
      </a>
    </ComposerNotice>
  )
}

const ComposerNotice = ({ children }: { children: React.ReactNode }) => (
  <p role="status" className="thread-unable">
    {children}
  </p>
)

/** A message stays in the browser until the server has it. */
function Form({ place, owns, isFormer, refused, wasSent, onWrite }: Props) {
  const { t } = useLingui()
  // An asker's conversation has no number before its first message is sent; owners have several, and former ones have one.
  const name = `${place.kind} ${place.ref} ${owns || isFormer ? place.with : null}`
  const draft = useDraft(place.as, name, refused?.text ?? '')
  const draftPicture = useDraftPicture(place.as, name)
  const { text, isReady } = draft
  const { picture } = draftPicture
  const [problem, setProblem] = useState<Problem | null>(refused?.problem ?? null)
  const [isReading, setReading] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const picks = useRef(0)
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const isEmpty = !text.trim() && !picture
  const busy = isReading || isKeeping

  useEffect(() => {
    if (refused) box.current?.focus()
  }, [refused])

  const send = async () => {
    if (isEmpty || busy) return
    setProblem(null)
    setKeeping(true)
    // What is typed and picked from now on is of the next message.
    const releaseText = draft.handOver()
    const { sent, release } = draftPicture.handOver()
    const clientId = sent?.id ?? newClientId()
    await onWrite({ clientId, text: text.trim(), phrase: null }, sent ?? undefined)
    releaseText()
    release()
    setKeeping(false)
  }
  const choose = async (file: File) => {
    const pick = ++picks.current
    setProblem(null)
    setReading(true)
    const chosen = await readable(file)
    if (pick !== picks.current) return
    setReading(false)
    if (chosen) draftPicture.change(chosen)
    else setProblem('type')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      data-fixed="composer"
      className="composer"
    >
      {place.with !== null && <input type="hidden" name="with" value={place.with} />}
      {(problem ?? (wasSent && !isReady)) && (
        <p role={problem ? 'alert' : 'status'} className={`composer-note ${problem ? 'text-danger' : ''}`}>
          {problem ? <ProblemText problem={problem} place={place} /> : <Trans>Message sent</Trans>}
        </p>
      )}
      <PhraseButtons
        owns={owns}
        onChoose={(phrase) => void onWrite({ clientId: newClientId(), text: '', phrase })}
      />
      {picture && (
        <p className="composer-note flex items-center gap-2">
          <Icon name="images" className="size-4.5" />
          <span className="min-w-0 truncate">{picture.file.name}</span>
          <button
            type="button"
            className={iconButtonClass}
            aria-label={t`Remove the photo`}
            onClick={() => draftPicture.change(null)}
          >
            <Icon name="x" />
          </button>
        </p>
      )}
      <div className="composer-row">
        <label className="composer-picture">
          <Icon name="images" />
          <span className="sr-only">
            <Trans context="message">Add a photo</Trans>
          </span>
          <input
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              currentTarget.value = ''
              if (file) void choose(file)
            }}
          />
        </label>
        <MessageBox
          ref={box}
          text={text}
          busy={busy}
          onText={draft.change}
          onSend={() => void send()}
          longest={longestMessage}
          words={{ label: t`Your message`, placeholder: t`Type your message...`, send: t`Send` }}
          disabled={isReady && isEmpty}
        />
      </div>
    </form>
  )
}

/** The file reduced for sending; null if this browser can't read it. */
async function readable(file: File): Promise<File | null> {
  try {
    const sent = await reduce(file)
    // A copy was made of what could be read.
    if (sent === file) (await createImageBitmap(file)).close()
    return new File([sent], file.name, { type: sent.type })
  } catch {
    return null
  }
}
