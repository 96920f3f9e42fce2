import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form } from 'react-router'
import { attributesOf, readTyped, required, text } from '../../ground/forms/fields.ts'
import { readForm } from '../../ground/forms/read-form.ts'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { Route } from './+types/objection-page.ts'
import { findObjectable, object } from './object.server.ts'

const fields = { words: required(text(2_000)) }

export async function loader({ params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const handedOver = await findObjectable(context.database, params.token)
  return data({ handedOver }, { status: handedOver ? 200 : 404 })
}

export async function action({ params, request, context: router }: Route.ActionArgs) {
  const { database } = router.get(requestContext)
  const { values, problems } = readTyped(fields, await readForm(request))
  if (problems) return data({ isSent: false, problem: problems.words!, words: values.words }, { status: 422 })
  const isSent = await object(database, params.token, values.words)
  return data({ isSent, problem: null, words: values.words }, { status: isSent ? 200 : 404 })
}

/** Opened by the link in the mail to the former contacts of a listing that was claimed. */
export default function ObjectionPage({ loaderData: { handedOver }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { form, busy } = useSentForm(actionData)
  const name = handedOver?.name
  const day = handedOver?.decidedAt && formatDate(handedOver.decidedAt, i18n.locale, { dateStyle: 'long' })
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Object`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-160 gap-5">
        {actionData?.isSent ? (
          <>
            <h1 className="text-3xl">
              <Trans>Our staff will look into it</Trans>
            </h1>
            <p>
              <Trans>They may write to you. If they agree, the listing is taken back.</Trans>
            </p>
          </>
        ) : handedOver ? (
          <>
            <h1 className="text-3xl wrap-anywhere">{handedOver.title}</h1>
            <p>{t`${name} has managed this listing since ${day}. If that is wrong, tell our staff why.`}</p>
            <Form {...form} className="grid gap-4">
              <Field
                label={<Trans>Why it is wrong</Trans>}
                hint={<Trans>Say who you are and how we can reach you.</Trans>}
                error={
                  actionData?.problem &&
                  (actionData.problem === 'missing'
                    ? t`Write why it is wrong.`
                    : t`Use up to 2,000 characters.`)
                }
              >
                <textarea
                  {...attributesOf(fields.words)}
                  name="words"
                  rows={5}
                  defaultValue={actionData?.words}
                  className="field-sizing-content min-h-32 resize-none"
                />
              </Field>
              <Button type="submit" tone="action" size="lg" busy={busy} className="justify-self-start">
                <Trans>Object</Trans>
              </Button>
            </Form>
          </>
        ) : (
          <>
            <h1 className="text-3xl">
              <Trans>This link no longer works</Trans>
            </h1>
            <p>
              <Trans>It has already been used or is more than 7 days old. You can write to our staff.</Trans>{' '}
              <a href="/contact" className="underline underline-offset-4">
                <Trans>Contact Us</Trans>
              </a>
            </p>
            {actionData?.words && <q className="wrap-anywhere whitespace-pre-line">{actionData.words}</q>}
          </>
        )}
      </div>
    </main>
  )
}
