import { useEffect, useEffectEvent, useState } from 'react'
import { newClientId } from '../../ground/ui/client-id.ts'
import { isSame, type ItemValues, writtenIn } from './field.ts'
import { forgetEnding, keep, keptFrom } from '../../ground/kept/kept.ts'
import type { LoadedItem } from './load-item.server.ts'
import type { UnsavedItem } from './unsaved.ts'

/** What was typed in a form and is not saved. */
export type KeptText = {
  /** A UUID: two tabs with the same item keep two of them. */
  readonly id: string
  /** When it was typed, in epoch milliseconds. */
  readonly at: number
  /** The version that its writer saw (`versionOf`). */
  readonly version: string
  readonly written: ItemValues
}

type FormStart = Pick<KeptText, 'written' | 'version'>
/** What a form begins with. `round`: another number makes the form new. */
type FormState = FormStart & { readonly round: number }

/**
 * What is typed in the form of an item, kept in this browser until it is saved, and what was typed there before. What
 * the form began with stays, even if the page loads newer data: its writer has seen nothing else.
 */
export function useKeptText(item: LoadedItem & { writerId: string }, unsaved: UnsavedItem | undefined) {
  const texts = textsOf(item.writerId, `${item.kind.name}/${item.ref ?? 'new'}`)
  const [shown, setShown] = useState<FormState>(() => ({ ...startOf(unsaved ?? item), round: 0 }))
  const [own, setOwn] = useState(unsaved?.kept ?? '')
  const [offered, setOffered] = useState<readonly KeptText[]>([])
  const [taken, setTaken] = useState<KeptText | null>(null)

  const start = useEffectEvent(() => {
    if (item.saved) texts.forget(item.saved)
    const others = texts.all().filter(({ id }) => id !== own)
    for (const { id, written } of others) if (isSame(written, item.written)) texts.forget(id)
    setOffered(others.filter(({ written }) => !isSame(written, item.written)))
  })
  useEffect(() => start(), [])

  const [decisions, setDecisions] = useState(0)

  function decide(kept: KeptText, next: { taken: KeptText | null; own: string; from: FormStart } | null) {
    setOffered(offered.filter(({ id }) => id !== kept.id))
    setDecisions(decisions + 1)
    if (!next) return
    setTaken(next.taken)
    setOwn(next.own)
    setShown({ ...startOf(next.from), round: shown.round + 1 })
  }

  return {
    shown,
    decisions,
    /** Under which this form is kept; empty: nothing was typed. */
    own,
    offered: offered[0] ?? null,
    taken,
    keep(form: HTMLFormElement) {
      const id = own || newClientId()
      const written = writtenIn(new FormData(form), item.fields)
      if (isSame(written, item.written)) texts.forget(id)
      else texts.keep(id, { version: shown.version, written })
      setOwn(id)
    },
    take(kept: KeptText) {
      decide(kept, { taken: kept, own: kept.id, from: kept })
    },
    throwAway(kept: KeptText) {
      texts.forget(kept.id)
      decide(kept, kept.id === taken?.id ? { taken: null, own: '', from: item } : null)
    },
  }
}

const startOf = ({ written, version }: FormStart): FormStart => ({ written, version })

/**
 * What this browser keeps for a writer: `all` of one item, `forget` of any, as a new one has another name once it is
 * saved.
 */
function textsOf(writerId: string, item: string) {
  const start = `content ${item} `
  return {
    all: (): readonly KeptText[] =>
      keptFrom<Omit<KeptText, 'id' | 'at'>>(writerId, start).map(({ name, at, value }) => ({
        id: name.slice(start.length),
        at,
        ...value,
      })),
    keep: (id: string, text: Omit<KeptText, 'id' | 'at'>) => keep(writerId, start + id, text),
    forget: forgetEnding,
  }
}
