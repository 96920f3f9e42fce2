import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../../ground/ui/tag.tsx'
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
  return <Tag tone={tones[state]}>{i18n._(stateTexts[state])}</Tag>
}
