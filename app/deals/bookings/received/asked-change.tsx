import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, momentsText } from '../../../ground/i18n/format.ts'
import type { Kind } from '../bookables/kinds.ts'
import { PrepaidNote } from '../prices/prepaid-note.tsx'
import { PriceList } from '../prices/price-list.tsx'
import type { ReceivedBooking } from './load-received.server.ts'

type AskedChangeProps = { readonly change: NonNullable<ReceivedBooking['change']>; readonly kind: Kind }

/** What a guest asks to change a booking to, as its owner sees it. */
export function AskedChange({ change, kind }: AskedChangeProps) {
  const { i18n } = useLingui()
  const { startsAt, endsAt, persons, price, onSite, backCents } = change
  const back = formatMoney(backCents, i18n.locale)
  return (
    <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        <Trans>Asks for a change</Trans>
      </h2>
      <p>
        {momentsText(startsAt, endsAt, i18n.locale)} · <Trans>People: {persons}</Trans>
      </p>
      {kind !== 'visit' && (
        <PriceList price={price} note={onSite && <PrepaidNote {...onSite} totalCents={price.totalCents} />} />
      )}
      {backCents > 0 && (
        <p>
          <Trans>You give back {back}.</Trans>
        </p>
      )}
    </section>
  )
}
