import { Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '../../../ground/i18n/format.ts'
import type { QrCode } from '../../../ground/ui/qr-code.server.ts'
import { QrPicture } from '../../../ground/ui/qr-picture.tsx'

type ShownTicket = { readonly code: string; readonly usedAt: Date | null; readonly qr: QrCode }

/** Each seat's code, to be scanned or read out at the entrance. */
export function Tickets({ tickets }: { tickets: readonly ShownTicket[] }) {
  const { i18n, t } = useLingui()
  if (tickets.length === 0) return null
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {tickets.map(({ code, usedAt, qr }) => (
        <li key={code} className="grid content-start justify-items-center gap-2 break-inside-avoid">
          <QrPicture code={qr} label={t`QR code of ticket ${code}`} />
          <p className="font-mono text-lg">{code}</p>
          {usedAt && <UsedNote at={momentText(usedAt, i18n.locale)} />}
        </li>
      ))}
    </ul>
  )
}

const UsedNote = ({ at }: { at: string }) => (
  <p className="text-sm text-text-muted">
    <Trans>Used on {at}</Trans>
  </p>
)
