import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { contactFields } from './contact-fields.ts'
import { type ContactField, networkNames, networks, seenField, type SiteContact } from './site-contact.ts'

type RefusedContact = {
  /** Fields that are not valid; empty if another person has changed them in the meantime. */
  readonly wrong: readonly ContactField[]
  /** The typed values. */
  readonly contact: SiteContact
}

/** How the people of the site are reached, and where else they are. What is empty is not shown. */
export function SiteContactForm({
  contact,
  refused,
}: {
  contact: SiteContact
  refused: RefusedContact | undefined
}) {
  const { t } = useLingui()
  const longestAddress = contactFields.address.max
  const form = useFirstError(refused)
  const busy = useNavigation().formMethod === 'POST'
  const isStale = refused?.wrong.length === 0
  const values = refused?.contact ?? contact
  const field = (
    name: ContactField,
    label: ReactNode,
    error: string,
    control: ComponentProps<typeof Field>['children'],
  ) => {
    const storedValue = contact[name] || t({ message: 'none', context: 'contact' })
    return (
      <Field
        key={name}
        label={label}
        error={refused?.wrong.includes(name) && error}
        hint={
          isStale &&
          values[name] !== contact[name] && (
            <span className="wrap-anywhere whitespace-pre-line">{t`Saved in the meantime: ${storedValue}`}</span>
          )
        }
      >
        {control}
      </Field>
    )
  }
  return (
    <Form ref={form} method="post" noValidate className="grid gap-6">
      <input type="hidden" name={seenField} value={JSON.stringify(contact)} />
      {isStale && (
        <p role="alert" className="rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
          <Trans>
            Someone else has changed this in the meantime. What you typed is still here. Save again to replace
            theirs.
          </Trans>
        </p>
      )}
      <Group title={<Trans>On the contact page</Trans>}>
        {field(
          'email',
          <Trans>Email address</Trans>,
          t`Enter an email address like name@example.com.`,
          <input {...attributesOf(contactFields.email)} name="email" defaultValue={values.email} />,
        )}
        {field(
          'phone',
          <Trans>Phone number</Trans>,
          t`Enter a number like (670) 555-0100.`,
          <input {...attributesOf(contactFields.phone)} name="phone" defaultValue={values.phone} />,
        )}
        {field(
          'address',
          <Trans>Office or postal address</Trans>,
          t`This address is too long. Use up to ${longestAddress} characters.`,
          <textarea
            {...attributesOf(contactFields.address)}
            name="address"
            rows={3}
            defaultValue={values.address}
            className="field-sizing-content resize-none"
          />,
        )}
      </Group>
      <Group title={<Trans>In the footer of every page</Trans>}>
        {networks.map((network) => {
          const name = networkNames[network]
          const error = t`Enter the https address of a page on ${name}.`
          const value = values[network]
          return field(
            network,
            name,
            error,
            <input {...attributesOf(contactFields[network])} name={network} defaultValue={value} />,
          )
        })}
      </Group>
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-text-muted">
          <Trans>Blank fields are not shown.</Trans>
        </p>
        <Button type="submit" busy={busy}>
          <Trans>Save settings</Trans>
        </Button>
      </div>
    </Form>
  )
}

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
)
