import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { EditedNote, useEdited } from '../book/edited.tsx'
import { isOfWish, WishForm } from '../book/wish-form.tsx'
import { problemTexts } from '../requests/problem-texts.ts'
import { PrepaidNote } from '../prices/prepaid-note.tsx'
import { PriceList } from '../prices/price-list.tsx'
import { wordsTexts } from '../moves/words-texts.ts'
import type { LoadedChange, RefusedChange } from './load-change.server.ts'
import { longest } from '../requests/longest.ts'

/** Other dates or persons for a booking: first their price, then the press. */
export function ChangeView({ loaded, refused }: { loaded: LoadedChange; refused: RefusedChange | null }) {
  const wrong = refused?.problem ?? null
  const { i18n, t } = useLingui()
  const edited = useEdited(loaded)
  const busy = useNavigation().formMethod === 'POST'
  const { page, number, title, price, isAtOnce } = loaded
  const wordsWrong = refused?.wordsProblem
  const before = formatMoney(loaded.totalCents, i18n.locale)
  return (
    <div className="mx-auto grid max-w-160 gap-5">
      <BackLink to={page}>
        <Trans>Booking {number}</Trans>
      </BackLink>
      <div>
        <h1 className="text-3xl">
          <Trans>Change dates or guests</Trans>
        </h1>
        <p className="text-text-muted">{title}</p>
      </div>
      <WishForm loaded={loaded} refused={wrong} onEdit={edited.mark} />
      {edited.since && <EditedNote isFree={loaded.choices.kind === 'visit'} />}
      {price && !edited.since && (
        <Form method="post" className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
          <input type="hidden" name="shownCents" value={price.totalCents} />
          {loaded.choices.kind !== 'visit' && (
            <PriceList
              price={price}
              note={loaded.onSite && <PrepaidNote {...loaded.onSite} totalCents={price.totalCents} />}
            />
          )}
          {loaded.totalCents !== price.totalCents && (
            <p>
              <Trans>Before: {before}</Trans>
            </p>
          )}
          {wrong && !isOfWish(wrong) && (
            <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
              {i18n._(problemTexts[wrong])}
            </p>
          )}
          <Field
            label={t`Message (optional)`}
            error={wordsWrong && wordsWrong !== 'long' && i18n._(wordsTexts[wordsWrong])}
          >
            <textarea name="words" rows={2} maxLength={longest.guestWords} defaultValue={refused?.words} />
          </Field>
          <Button type="submit" tone="action" size="lg" busy={busy}>
            {isAtOnce ? <Trans>Change the booking</Trans> : <Trans>Ask for this change</Trans>}
          </Button>
          {!isAtOnce && (
            <p className="text-sm text-text-muted">
              <Trans>Until the owner agrees, your booking stays as it is.</Trans>
            </p>
          )}
        </Form>
      )}
    </div>
  )
}
