import { useLingui } from '@lingui/react/macro'
import { stateTexts } from './state-texts.ts'
import type { State } from './states.ts'

const tones: Readonly<Partial<Record<State, string>>> = {
  sent: 'bg-warn-soft text-text',
  shortlisted: 'bg-brand-soft text-on-brand-soft',
  interview: 'bg-brand-soft text-on-brand-soft',
  hired: 'bg-success-soft text-success',
}

export function StateTag({ state }: { state: State }) {
  const { i18n } = useLingui()
  return (
    <span
      className={`inline-flex w-fit rounded-sm px-2.5 py-1 text-xs font-semibold ${tones[state] ?? 'bg-surface-3 text-text-muted'}`}
    >
      {i18n._(stateTexts[state])}
    </span>
  )
}
