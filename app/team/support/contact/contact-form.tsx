import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { DataNote } from '../../../ground/forms/data-note.tsx'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { GuardFields, SenderProblemNote } from '../../../ground/forms/guard-fields.tsx'
import { messageFields } from '../../../people/tickets/message.ts'
import type { RefusedMessage } from '../../../people/tickets/send-message.ts'
import { SenderFields } from '../../../people/tickets/sender-fields.tsx'
import { type ContactTopic, contactTopics } from '../../../people/tickets/topics.ts'
import type { MessageSubject } from './find-about.server.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { topicHints, topicNames } from './topic-labels.ts'

/** What was typed stays in the form; without scripts the answer contains it. */
export function ContactForm({
  topic,
  about,
  opened,
  refused,
}: {
  topic: ContactTopic
  about: MessageSubject | null
  opened: string
  refused: RefusedMessage | undefined
}) {
  const { t, i18n } = useLingui()
  const { form, busy } = useSentForm(refused)
  const { errors, problem, written } = refused ?? {}
  const hint = topicHints[topic]
  return (
    <Form {...form} key={topic} defaultShouldRevalidate={false} className="grid gap-4">
      <GuardFields opened={refused?.opened ?? opened} />
      {about && <AboutListing about={about} />}
      <Field label={<Trans>What is it about?</Trans>}>
        <select name="topic" defaultValue={written?.topic ?? topic}>
          {contactTopics.map((one) => (
            <option key={one} value={one}>
              {i18n._(topicNames[one])}
            </option>
          ))}
        </select>
      </Field>
      <SenderFields
        name={<Trans>Your name</Trans>}
        email={<Trans>Your email address</Trans>}
        refused={refused}
      />
      <Field
        label={<Trans>Your message</Trans>}
        hint={hint && i18n._(hint)}
        error={
          errors?.message &&
          (errors.message === 'missing'
            ? t`Please write your message.`
            : t`This message is too long. Use up to 5,000 characters.`)
        }
      >
        <textarea
          {...attributesOf(messageFields.message)}
          name="message"
          rows={7}
          defaultValue={written?.message}
          className="field-sizing-content min-h-32 resize-none"
        />
      </Field>
      {problem && <SenderProblemNote problem={problem} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" tone="action" busy={busy} className="max-sm:w-full">
          <Trans>Send message</Trans>
        </Button>
        <DataNote />
      </div>
    </Form>
  )
}

const AboutListing = ({ about: { kind, ref, href, title, lang } }: { about: MessageSubject }) => (
  <p className="rounded-md bg-surface-2 px-4 py-3">
    <input type="hidden" name="about" value={`${kind}/${ref}`} />
    <span className="block text-xs font-semibold text-text-muted">
      <Trans>Your message is about</Trans>
    </span>
    <Link to={href} lang={lang ?? undefined} className="font-semibold hover:underline">
      {title}
    </Link>
  </p>
)
