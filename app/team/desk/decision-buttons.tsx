import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ground/ui/button.tsx'

/** A button for each decision, the usual one first. @param name of the field by which a form tells which was pressed */
export function DecisionButtons<Decision extends string>({
  name,
  decisions,
  words,
}: {
  name: string
  decisions: readonly Decision[]
  words: Readonly<Record<Decision, MessageDescriptor>>
}) {
  const { i18n } = useLingui()
  return (
    <p className="flex flex-wrap gap-3">
      {decisions.map((decision, at) => (
        <Button key={decision} type="submit" name={name} value={decision} tone={at === 0 ? 'brand' : 'line'}>
          {i18n._(words[decision])}
        </Button>
      ))}
    </p>
  )
}
