import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../../ground/ui/tag.tsx'
import { stateTexts } from './state-texts.ts'
import type { State } from './states.ts'

const tones: Readonly<Partial<Record<State, string>>> = {
  'awaiting-payment': 'bg-warn-soft text-text',
  open: 'bg-warn-soft text-text',
  paid: 'bg-brand-soft text-on-brand-soft',
  'handed-over': 'bg-brand-soft text-on-brand-soft',
  completed: 'bg-success-soft text-success',
  disputed: 'bg-danger-soft text-danger',
}

export function StateTag({ state }: { state: State }) {
  const { i18n } = useLingui()
  return <Tag tone={tones[state]}>{i18n._(stateTexts[state])}</Tag>
}
