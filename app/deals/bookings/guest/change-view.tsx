import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
import type { LoadedChange, RefusedChange, UnchangeableBooking } from './load-change.server.ts'
import { longest } from '../requests/longest.ts'

/** Other dates or persons for a booking, unless it can't be changed. */
export function ChangeView({
  loaded,
  refused,
}: {
  loaded: LoadedChange | UnchangeableBooking
  refused: RefusedChange | null
}) {
  const { page, number, title } = loaded
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
      {'choices' in loaded ? (
        <ChangeForms loaded={loaded} refused={refused} />
      ) : (
        <>
          <p role="alert" className={alertClass}>
            <Trans>This booking can no longer be changed.</Trans>
          </p>
          <UnsentWords words={refused?.words} />
        </>
      )}
    </div>
  )
}

const alertClass = 'rounded-md bg-danger-soft p-3 text-sm text-danger'

/** First the price of what is chosen, then the press. */
function ChangeForms({ loaded, refused }: { loaded: LoadedChange; refused: RefusedChange | null }) {
  const wrong = refused?.problem ?? null
  const { i18n, t } = useLingui()
  const edited = useEdited(loaded)
  const [words, keepWords] = useWords(refused)
  const busy = useNavigation().formMethod === 'POST'
  const { price, isAtOnce } = loaded
  const wordsWrong = refused?.wordsProblem
  const before = formatMoney(loaded.totalCents, i18n.locale)
  return (
    <>
      {refused?.isStale && (
        <p role="alert" className={alertClass}>
          <Trans>This booking has changed since you opened it. Check it again.</Trans>
        </p>
      )}
      <WishForm loaded={loaded} refused={wrong} onEdit={edited.mark} />
      {edited.since && <EditedNote isFree={loaded.choices.kind === 'visit'} />}
      {price && !edited.since ? (
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
            <p role="alert" className={alertClass}>
              {i18n._(problemTexts[wrong])}
            </p>
          )}
          <Field
            label={t`Message (optional)`}
            error={wordsWrong && wordsWrong !== 'long' && i18n._(wordsTexts[wordsWrong])}
          >
            <textarea
              name="words"
              rows={2}
              maxLength={longest.guestWords}
              defaultValue={words}
              onChange={({ currentTarget }) => keepWords(currentTarget.value)}
            />
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
      ) : (
        <UnsentWords words={words} />
      )}
    </>
  )
}

/** The message as it was typed last. It outlives its form, which goes when other dates are chosen. */
function useWords(refused: RefusedChange | null) {
  const [{ words, answer }, setKept] = useState({ words: refused?.words, answer: refused })
  if (refused && refused !== answer) setKept({ words: refused.words, answer: refused })
  return [words, (typed: string) => setKept({ words: typed, answer })] as const
}

/** A message for which there is no form now. */
const UnsentWords = ({ words }: { words: string | undefined }) =>
  words ? (
    <div>
      <p className="text-text-muted">
        <Trans>Your message was not sent:</Trans>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
    </div>
  ) : null
