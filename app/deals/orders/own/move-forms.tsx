import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import type { LoadedOrder, OfferedMove } from './load-order.server.ts'

const texts: Readonly<Record<OfferedMove, MessageDescriptor>> = {
  'hand-over': msg`I have handed it over`,
  'hand-over-paid': msg`Handed over and paid`,
  receive: msg`I have received it`,
  cancel: msg`Cancel the order`,
}

/** What who reads it can do with an order. */
export function MoveForms({ order: { moves, state } }: { order: LoadedOrder }) {
  const { i18n } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  if (moves.length === 0) return null
  return (
    <Form method="post" className="flex flex-wrap gap-3 print:hidden">
      <input type="hidden" name="seen" value={state} />
      {moves.map((name) => (
        <Button
          key={name}
          type="submit"
          name="move"
          value={name}
          size="lg"
          busy={busy}
          tone={name === 'cancel' ? 'line' : 'action'}
        >
          {i18n._(texts[name])}
        </Button>
      ))}
    </Form>
  )
}
