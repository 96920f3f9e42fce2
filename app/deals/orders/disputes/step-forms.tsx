import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import type { LoadedDispute } from './load-dispute.server.ts'

const texts: Readonly<Record<LoadedDispute['steps'][number], MessageDescriptor>> = {
  close: msg`It is settled: close the dispute`,
  'pay-back': msg`I have given the money back`,
  confirm: msg`I have the money`,
  deny: msg`I don’t have it`,
}

/** What who reads a dispute can say by a press. */
export function StepForms({ steps }: Pick<LoadedDispute, 'steps'>) {
  const { i18n } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  if (steps.length === 0) return null
  return (
    <Form method="post" className="flex flex-wrap gap-3 print:hidden">
      {steps.map((step) => (
        <Button
          key={step}
          type="submit"
          name="step"
          value={step}
          busy={busy}
          tone={step === 'close' || step === 'deny' ? 'line' : 'brand'}
        >
          {i18n._(texts[step])}
        </Button>
      ))}
    </Form>
  )
}
