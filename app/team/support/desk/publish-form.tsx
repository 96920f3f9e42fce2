import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import type { Category } from '../../../reading/questions/load-questions.server.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { longestTitle, publicationFields, questionIn, type RefusedPublication } from './publication.ts'

type Props = {
  letter: { message: string; name: string | null }
  topics: readonly Category[]
  /** Where the question is; null: nowhere yet. */
  published: string | null
  refused: RefusedPublication | undefined
  /** Mail to the person who asked comes back. */
  isReturned: boolean
}

/** Publishes a letter as a question. What is being typed stays if another person publishes it first. */
export function PublishForm({ letter, topics, published, refused, isReturned }: Props) {
  const { t } = useLingui()
  const [wasPublished] = useState(published !== null && !refused)
  const form = useFirstError(refused)
  const busy = useNavigation().formMethod === 'POST'
  const { title, description, topic, name } = refused?.written ?? questionIn(letter)
  const problems: RefusedPublication['problems'] = refused?.problems ?? {}
  const link = published && (
    <Link to={published} className="inline-flex min-h-11 items-center underline underline-offset-4">
      <Trans>Read the published question</Trans>
    </Link>
  )
  if (wasPublished) return link
  return (
    <details open={refused && true}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        <Trans>Publish as a question</Trans>
      </summary>
      <Form ref={form} method="post" noValidate className="mt-3 grid gap-3">
        <p className="text-text-muted">
          <Trans>Everyone can read and answer it. Leave out anything private.</Trans>{' '}
          {!isReturned && <Trans>The person who asked gets an email with the link.</Trans>}
        </p>
        <Field
          label={<Trans>The question in one sentence</Trans>}
          error={
            problems.title &&
            (problems.title === 'missing'
              ? t`Please write the question.`
              : t`This is too long. Use up to ${longestTitle} characters.`)
          }
        >
          <input {...attributesOf(publicationFields.title)} name="title" defaultValue={title} />
        </Field>
        <Field
          label={<Trans>Details</Trans>}
          error={
            problems.description &&
            (problems.description === 'missing'
              ? t`Please write the details.`
              : t`This message is too long. Use up to 5,000 characters.`)
          }
        >
          <textarea
            {...attributesOf(publicationFields.description)}
            name="description"
            rows={4}
            defaultValue={description}
            className="field-sizing-content min-h-32 resize-none"
          />
        </Field>
        <Field label={<Trans>Topic</Trans>} error={problems.topic && t`Please choose a topic.`}>
          <select name="topic" required defaultValue={topic}>
            <option value="">{t`Choose`}</option>
            {topics.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field
          label={<Trans>Shown as the name of the person who asked</Trans>}
          error={problems.name && t`Please enter a name, such as Guest.`}
        >
          <input
            {...attributesOf(publicationFields.name)}
            name="name"
            defaultValue={name}
            autoComplete="off"
          />
        </Field>
        {published ? (
          <div role="alert">
            <p>
              <Trans>Someone else has published it in the meantime. What you wrote is still here.</Trans>
            </p>
            {link}
          </div>
        ) : (
          <Button type="submit" busy={busy} className="justify-self-start">
            <Trans>Publish</Trans>
          </Button>
        )}
      </Form>
    </details>
  )
}
