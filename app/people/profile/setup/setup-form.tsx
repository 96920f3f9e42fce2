import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { useSeen } from '../../../ground/forms/use-seen.ts'
import { islandOptions } from '../../../directory/islands.ts'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { IdPictureFields } from '../../verification/id-picture-fields.tsx'
import type { OwnVerification } from '../../verification/verification.ts'
import { profileFields, type ProfileFields } from '../profile-fields.ts'
import { asksForVerification, type RefusedProfile, seenField, verificationButton } from './refused.ts'
import { problemText } from './problem-text.ts'

/** What was typed stays in the form; without scripts the answer contains it. */
export function SetupForm({
  profile,
  verification,
  refused,
}: {
  profile: ProfileFields
  verification: OwnVerification
  refused: RefusedProfile | undefined
}) {
  const { t, i18n } = useLingui()
  const form = useFirstError(refused)
  const { formData, formMethod } = useNavigation()
  const busy = formMethod === 'POST'
  const submitting = formData !== undefined && asksForVerification(formData)
  const opened = useSeen(profile)
  const values = refused?.written ?? opened
  const errorOf = (name: keyof ProfileFields) => {
    const problem = refused?.errors[name]
    return problem === 'settled' ? <SettledNote /> : problem && problemText(name, problem, i18n)
  }
  const mayVerify = verification.status !== 'pending' && verification.status !== 'approved'
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      defaultShouldRevalidate={false}
      className="grid gap-4"
      // Ignores a second press while the form is being sent.
    >
      <input type="hidden" name={seenField} value={refused?.seen ?? JSON.stringify(opened)} />
      <Field label={<Trans>Full name</Trans>} error={errorOf('fullName')} hint={t`As shown on your ID.`}>
        <input
          {...attributesOf(profileFields.fullName)}
          name="fullName"
          autoComplete="name"
          defaultValue={values.fullName}
        />
      </Field>
      <Field label={<Trans>Date of birth</Trans>} error={errorOf('birthDate')}>
        <input
          {...attributesOf(profileFields.birthDate)}
          name="birthDate"
          autoComplete="bday"
          defaultValue={values.birthDate}
        />
      </Field>
      <Field
        label={<Trans>Mailing address</Trans>}
        error={errorOf('mailingAddress')}
        hint={t`For example: PO Box 500123, Saipan, MP 96950.`}
      >
        <input
          {...attributesOf(profileFields.mailingAddress)}
          name="mailingAddress"
          autoComplete="street-address"
          defaultValue={values.mailingAddress}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={<Trans>Village</Trans>} error={errorOf('village')}>
          <input
            {...attributesOf(profileFields.village)}
            name="village"
            autoComplete="address-level2"
            defaultValue={values.village}
          />
        </Field>
        <Field label={<Trans>Island</Trans>}>
          <select name="island" defaultValue={values.island}>
            {islandOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {i18n._(label)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={<Trans>Phone number</Trans>} error={errorOf('phoneNumber')}>
          <input
            {...attributesOf(profileFields.phoneNumber)}
            name="phoneNumber"
            autoComplete="tel"
            defaultValue={values.phoneNumber}
          />
        </Field>
        <Field label={<Trans>WhatsApp number (optional)</Trans>} error={errorOf('whatsappNumber')}>
          <input
            {...attributesOf(profileFields.whatsappNumber)}
            name="whatsappNumber"
            defaultValue={values.whatsappNumber}
          />
        </Field>
      </div>
      {mayVerify && (
        <IdPictureFields
          chosen={refused?.chosen ?? verification.chosen}
          errors={refused?.pictureErrors ?? {}}
        />
      )}
      {refused?.problem && (
        <p role="alert" className="flex gap-2 text-danger">
          <Icon name="circle-alert" />
          <Trans>
            Nothing was saved because we could not be reached. Check your connection and try again.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" tone="action" busy={busy && !submitting} className="max-sm:w-full">
          <Trans>Save Profile</Trans>
        </Button>
        {mayVerify && (
          <Button
            type="submit"
            size="lg"
            tone="line"
            name={verificationButton}
            value="on"
            busy={busy && submitting}
            className="max-sm:w-full"
          >
            <Icon name="badge-check" />
            <Trans>Submit for Verification</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}

const SettledNote = () => (
  <span>
    <Trans>
      This can’t be changed while we check your ID or after you are verified.{' '}
      <Link to="/contact" className="underline underline-offset-4">
        Write to us
      </Link>{' '}
      to change it.
    </Trans>
  </span>
)
