import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { momentText } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Tag } from '../../../ground/ui/tag.tsx'
import type { SuppressedAddress } from './find-addresses.server.ts'
import { reasonLabels } from './reason-labels.ts'

/** An address that gets no email, and the button that ends that. */
export function AddressLine({
  suppressed: { id, address, reason, words, since },
}: {
  suppressed: SuppressedAddress
}) {
  const { t, i18n } = useLingui()
  const busy = useNavigation().formData?.get('remove') === id
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="min-w-0 wrap-anywhere">{address}</b>
          <Tag tone={undefined}>{i18n._(reasonLabels[reason])}</Tag>
        </p>
        <p className="mt-1 text-sm text-text-muted">{momentText(since, i18n.locale)}</p>
        {words && (
          <p lang="en" dir="ltr" className="mt-1 font-mono text-sm wrap-anywhere">
            {words}
          </p>
        )}
      </div>
      <Form method="post">
        <Button
          type="submit"
          name="remove"
          value={id}
          tone="line"
          size="sm"
          busy={busy}
          aria-label={t`Remove ${address}`}
        >
          <Trans>Remove</Trans>
        </Button>
      </Form>
    </li>
  )
}
