import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-router'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { VerifyEmailLink } from '../../../people/users/verify-email-link.tsx'
import { wayTexts } from '../../payments/way-texts.ts'
import { deliveries, type Delivery, deliveryCents, needsAddress } from '../deliveries.ts'
import { ChargeLines } from '../price/charge-lines.tsx'
import { priceOf } from '../price/price-of.ts'
import { buyFields } from './buy-fields.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { LoadedBuy } from './load-buy.server.ts'
import { deliveryTexts, fieldTexts, problemTexts } from './problem-texts.ts'
import type { RefusedOrder } from './receive-order.server.ts'

/** What is bought, how it is paid and how it is handed over. What was typed stays. */
export function BuyForm({
  loaded: { offer, quantity: inCart, more, formKey, taxes },
  refused,
}: {
  loaded: LoadedBuy
  refused: RefusedOrder | undefined
}) {
  const { i18n, t } = useLingui()
  const { busy, form } = useSentForm(refused)
  const { typed, problem } = refused ?? {}
  const [pieces, setPieces] = useState(typed?.quantity ?? String(inCart))
  const quantity = Math.max(1, Math.min(1_000, Math.trunc(Number(pieces)) || 1))
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>(refused?.more ?? {})
  const others = more.map((line) => ({ ...line, text: counts[line.id] ?? String(line.quantity) }))
  const errorOf = (field: keyof typeof buyFields) => {
    const wrong = refused?.problems[field]
    return wrong && i18n._(fieldTexts[field][wrong])
  }
  const offered = offer ? deliveries.filter((one) => deliveryCents(one, offer) !== null) : []
  const [delivery, setDelivery] = useState(typed?.delivery || 'pick-up')
  const labelOf = (one: Delivery) => {
    const cents = (offer && deliveryCents(one, offer)) ?? 0
    const text = i18n._(deliveryTexts[one])
    return cents > 0 ? `${text} (+${formatMoney(cents, i18n.locale)})` : text
  }
  return (
    <Form {...form} className="grid gap-5 rounded-xl bg-surface p-6 shadow-md">
      <input type="hidden" name="formKey" value={refused?.formKey ?? formKey} />
      {problem && (
        <div role="alert" className="grid gap-1 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p>{i18n._(problemTexts[problem])}</p>
          {problem === 'unproven' && <VerifyEmailLink />}
        </div>
      )}
      {offer && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="wrap-anywhere">{t`Sold by ${offer.sellerName}`}</span>
          {others.length === 0 && (
            <strong className="text-2xl tabular-nums">{formatMoney(offer.cents, i18n.locale)}</strong>
          )}
        </p>
      )}
      {offer?.sold === 'many' ? (
        <Field
          label={others.length > 0 ? <span lang={offer.lang ?? undefined}>{offer.title}</span> : t`Pieces`}
          hint={t`${offer.left} left`}
          error={errorOf('quantity')}
        >
          <input
            {...attributesOf(buyFields.quantity)}
            name="quantity"
            inputMode="numeric"
            defaultValue={pieces}
            onChange={({ target }) => setPieces(target.value)}
          />
        </Field>
      ) : (
        <input type="hidden" name="quantity" value="1" />
      )}
      {others.map(({ id, title, lang, left, text }) => (
        <Field
          key={id}
          label={<span lang={lang ?? undefined}>{title}</span>}
          hint={t`${left} left. Enter 0 to leave this one out.`}
          error={refused?.wrongMore.includes(id) && t`Enter a number from 0 to 999.`}
        >
          <input
            name={`more-${id}`}
            inputMode="numeric"
            defaultValue={text}
            onChange={({ target }) => setCounts({ ...counts, [id]: target.value })}
          />
        </Field>
      ))}
      <ChoiceGroup
        name="way"
        title={t`How do you pay?`}
        chosen={typed?.way ?? offer?.ways[0]}
        error={errorOf('way')}
        options={(offer?.ways ?? []).map((value) => ({ value, label: i18n._(wayTexts[value]) }))}
      />
      <ChoiceGroup
        name="delivery"
        title={t`How do you get it?`}
        chosen={delivery}
        onChoose={setDelivery}
        error={errorOf('delivery')}
        options={offered.map((value) => ({ value, label: labelOf(value) }))}
      />
      <Field
        label={needsAddress(delivery) ? t`Address` : t`Where and when? (optional)`}
        error={errorOf('place')}
      >
        <input
          {...attributesOf(buyFields.place)}
          name="place"
          autoComplete="street-address"
          defaultValue={typed?.place}
        />
      </Field>
      <Field label={t`Phone`} hint={t`Only the seller sees it.`} error={errorOf('phone')}>
        <input
          {...attributesOf(buyFields.phone)}
          name="phone"
          autoComplete="tel"
          defaultValue={typed?.phone}
        />
      </Field>
      {offer && (
        <>
          <OrderTotal
            offer={offer}
            lines={[
              { id: 0, title: offer.title, cents: offer.cents, island: offer.island, quantity },
              ...others.map(({ text, ...line }) => ({ ...line, quantity: Math.trunc(Number(text)) || 0 })),
            ]}
            delivery={delivery}
            taxes={taxes}
          />
          <Button type="submit" tone="action" size="lg" busy={busy}>
            <Trans>Order now</Trans>
          </Button>
        </>
      )}
    </Form>
  )
}

/** What the order comes to. It is ordered at this total, or asked again. */
function OrderTotal({
  offer,
  lines,
  delivery,
  taxes,
}: {
  offer: NonNullable<LoadedBuy['offer']>
  lines: readonly { id: number; title: string; cents: number; island: string; quantity: number }[]
  delivery: string
  taxes: LoadedBuy['taxes']
}) {
  const { i18n } = useLingui()
  const chosen = deliveries.find((one) => one === delivery) ?? 'pick-up'
  const ordered = lines.filter(({ quantity }) => quantity > 0)
  const price = priceOf(
    ordered.map(({ cents, ...line }) => ({ ...line, unitCents: cents })),
    {
      taxes,
      deliveryCents: deliveryCents(chosen, offer) ?? 0,
    },
  )
  return (
    <>
      <input type="hidden" name="shownCents" value={price.totalCents} />
      <ul aria-live="polite" className="grid gap-1 border-t border-line pt-3">
        {ordered.map(({ id, title, cents, quantity }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="wrap-anywhere">
              {ordered.length > 1 && `${title}: `}
              {quantity} × {formatMoney(cents, i18n.locale)}
            </span>
            <span className="tabular-nums">{formatMoney(cents * quantity, i18n.locale)}</span>
          </li>
        ))}
        <ChargeLines price={price} />
      </ul>
    </>
  )
}
