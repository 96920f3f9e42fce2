import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { DataNote } from '../../../ground/forms/data-note.tsx'
import { GuardFields, SenderProblemNote } from '../../../ground/forms/guard-fields.tsx'
import { isDay } from '../../../ground/forms/day.ts'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { priceOf, type Rates, rateOf, slotNames } from '../campaign.ts'
import { campaignFields } from '../campaign-fields.ts'
import { creditField, priceField, type RefusedCampaign, refreshButton } from '../refused-campaign.ts'
import { CategoryFields } from './category-fields.tsx'
import { DateField } from './date-field.tsx'
import { fieldErrors } from './field-errors.ts'
import { PictureField } from './picture-field.tsx'
import { Price } from './price.tsx'

/** What was typed stays in the form; without scripts the answer contains it, with the chosen pictures. */
export function CampaignForm({
  rates,
  creditCents,
  hasAccount,
  today,
  email,
  isGuest,
  opened,
  refused,
}: {
  rates: Rates
  creditCents: number
  /** Admins have said where to transfer what is due: no invoice comes. */
  hasAccount: boolean
  /** The day on the islands. */
  today: string
  email: string
  isGuest: boolean
  opened: string
  refused: RefusedCampaign | undefined
}) {
  const { i18n } = useLingui()
  const form = useFirstError(refused)
  const busy = useNavigation().formMethod === 'POST'
  const { written, errors, problem } = refused ?? {}
  const [category, setCategory] = useState(written?.category ?? '')
  const [startDate, setStartDate] = useState(written?.startDate ?? '')
  const [endDate, setEndDate] = useState(written?.endDate ?? '')
  const isPriced = category && isDay(startDate) && isDay(endDate) && startDate <= endDate
  const price = isPriced ? priceOf(rates, { category, startDate, endDate }) : null
  const errorOf = (field: keyof typeof fieldErrors) => {
    const wrong = errors?.[field]
    const text = wrong && fieldErrors[field][wrong]
    return text && i18n._(text)
  }
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      defaultShouldRevalidate={false}
      className="grid grid-cols-1 gap-4"
    >
      <GuardFields opened={refused?.opened ?? opened} />
      <CategoryFields
        category={category}
        chosen={written?.subcategories ?? []}
        error={errorOf('category')}
        onChange={setCategory}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DateField
          name="startDate"
          label={<Trans>Start date</Trans>}
          value={startDate}
          first={today}
          today={today}
          error={errorOf('startDate')}
          onChange={setStartDate}
        />
        <DateField
          name="endDate"
          label={<Trans>End date</Trans>}
          value={endDate}
          first={startDate > today ? startDate : today}
          today={today}
          error={errorOf('endDate')}
          onChange={setEndDate}
        />
      </div>
      <Price
        daily={category ? rateOf(rates, category) : null}
        total={price}
        creditCents={creditCents}
        hasAccount={hasAccount}
      />
      <input type="hidden" name={priceField} value={price ?? ''} />
      <input type="hidden" name={creditField} value={price === null ? '' : Math.min(creditCents, price)} />
      <noscript>
        <Button type="submit" name={refreshButton} value="on" tone="line">
          <Trans>Show subcategories and price</Trans>
        </Button>
      </noscript>
      {slotNames.map((slot) => (
        <PictureField key={slot} slot={slot} refused={refused} />
      ))}
      {isGuest && (
        <noscript>
          <p className="text-sm text-text-muted">
            <Trans>Up to 12 MB for the three images together.</Trans>
          </p>
        </noscript>
      )}
      <Field label={<Trans>Business name</Trans>} error={errorOf('businessName')}>
        <input
          {...attributesOf(campaignFields.businessName)}
          name="businessName"
          autoComplete="organization"
          defaultValue={written?.businessName}
        />
      </Field>
      <Field
        label={<Trans>Email address</Trans>}
        hint={
          hasAccount ? (
            <Trans>Only for our reply. It is not shown to anyone.</Trans>
          ) : (
            <Trans>Only for our reply and the invoice. It is not shown to anyone.</Trans>
          )
        }
        error={errorOf('email')}
      >
        <input
          {...attributesOf(campaignFields.email)}
          name="email"
          autoComplete="email"
          defaultValue={written?.email ?? email}
        />
      </Field>
      <Field
        label={<Trans>Link</Trans>}
        hint={<Trans>The page that opens when someone presses your advertisement.</Trans>}
        error={errorOf('link')}
      >
        <input
          {...attributesOf(campaignFields.link)}
          name="link"
          autoComplete="url"
          defaultValue={written?.link}
        />
      </Field>
      <Field
        label={<Trans>What the images say</Trans>}
        hint={<Trans>Describe the images for people who can’t see them.</Trans>}
        error={errorOf('altText')}
      >
        <input {...attributesOf(campaignFields.altText)} name="altText" defaultValue={written?.altText} />
      </Field>
      {problem === 'unverified' || problem === 'price' ? (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          {problem === 'price' ? (
            <Trans>
              What you would pay has changed since you opened this page, so nothing was sent. The new amount
              is above. Submit again if it works for you.
            </Trans>
          ) : (
            <Trans>Advertising needs a confirmed email address.</Trans>
          )}
        </p>
      ) : (
        problem && <SenderProblemNote problem={problem} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" tone="action" busy={busy} className="max-sm:w-full">
          <Trans>Submit Advertisement</Trans>
        </Button>
        <DataNote />
      </div>
    </Form>
  )
}
