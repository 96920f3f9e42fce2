import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../../ground/ui/tag.tsx'
import { stateTexts } from './state-texts.ts'
import type { State } from './states.ts'

const tones: Readonly<Partial<Record<State, string>>> = {
  requested: 'bg-warn-soft text-text',
  proposed: 'bg-warn-soft text-text',
  waiting: 'bg-warn-soft text-text',
  'awaiting-payment': 'bg-warn-soft text-text',
  confirmed: 'bg-success-soft text-success',
}

/** The state of a booking: what waits for an answer and what is settled differ at a glance. */
export function StateTag({ state }: { state: State }) {
  const { i18n } = useLingui()
  return <Tag tone={tones[state]}>{i18n._(stateTexts[state])}</Tag>
}
