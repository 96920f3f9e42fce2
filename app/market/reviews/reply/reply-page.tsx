import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { StarRow } from '../../../directory/detail/stars.tsx'
import { mayAct, type Person } from '../../../directory/may-act.server.ts'
import {
  attributesOf,
  number,
  type Problem,
  readTyped,
  required,
  text,
} from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { useSeen } from '../../../ground/forms/use-seen.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findVisibleReview } from '../find-visible.server.ts'
import { reviewId } from '../list/review-id.ts'
import type { Route } from './+types/reply-page.ts'
import { deleteReply, saveReply } from './save-reply.server.ts'

const longestReply = 2_000 // characters
const fields = { reply: required(text(longestReply)) }
/** Which reply the form was opened with: of two who answer for a listing none overwrites what they have not read. */
const hidden = { seen: number({ from: 0, to: Number.MAX_SAFE_INTEGER }) }

/** A review of a listing that the viewer answers for; to all others there is none. */
async function reviewOf(context: RequestContext, viewer: Person, id: string) {
  const found = await findVisibleReview(context, id)
  if (!found || !mayAct(viewer, found, 'answer')) throw notFound()
  return found
}

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const found = await reviewOf(context, viewerOf(context, url), params.id)
  const { href, rating, title, comment, lang, reply, replyVersion } = found
  return { href, rating, title, comment, lang, reply, replyVersion, siteName: context.siteName }
}

/** The one public reply of the owner: written, changed, or with `delete` taken back. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const { id, href } = await reviewOf(context, viewer, args.params.id)
  const back = redirect(`${href}#${reviewId(String(id))}`)
  const seen = readFields(hidden, form).values.seen ?? 0
  const { values, problems } = readTyped(fields, form)
  const { reply } = values
  if (problems && !form.has('delete')) return data({ problem: problems.reply!, reply, seen }, { status: 422 })
  const isDone = form.has('delete')
    ? await deleteReply(context.database, { id, seen })
    : await saveReply(context.database, { id, seen, reply, lang: context.language, userId: viewer.id })
  return isDone ? back : data({ problem: 'stale' as const, reply, seen: null }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

const problemTexts: Readonly<Record<Problem | 'stale', MessageDescriptor>> = {
  missing: msg`Please write your reply.`,
  tooLong: msg`This is too long. Use up to 2,000 characters.`,
  invalid: msg`This is too long. Use up to 2,000 characters.`,
  stale: msg`The reply has changed since you opened this page, so nothing was saved. Press the button again to go ahead.`,
}

export default function ReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { href, rating, title, comment, lang, reply, replyVersion, siteName } = loaderData
  const { form, busy } = useSentForm(actionData)
  const opened = useSeen(replyVersion)
  return (
    <main id="main" className="wrap py-section">
      <title>{`${t`Reply to a review`} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-140 gap-5">
        <BackLink to={href}>
          <Trans>Back to the listing</Trans>
        </BackLink>
        <h1 className="text-3xl">
          <Trans>Reply to a review</Trans>
        </h1>
        <blockquote className="rounded-md bg-surface-2 px-4 py-3">
          <span className="sr-only">{t`${rating} of 5 stars`}</span>
          <StarRow stars={rating} />
          {title && (
            <p lang={lang} className="mt-1 font-semibold wrap-anywhere">
              {title}
            </p>
          )}
          {comment && (
            <p lang={lang} className="mt-1 whitespace-pre-line wrap-anywhere">
              {comment}
            </p>
          )}
        </blockquote>
        {actionData?.problem === 'stale' && reply && (
          <blockquote className="rounded-md bg-surface-2 px-4 py-3">
            <p className="text-sm font-semibold">
              <Trans>The reply as it is now</Trans>
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply}</p>
          </blockquote>
        )}
        <Form {...form} className="grid gap-4">
          <input type="hidden" name="seen" value={actionData?.seen ?? opened} />
          <Field
            label={<Trans>Your reply</Trans>}
            hint={<Trans>Everyone can read it below the review. You can change or delete it.</Trans>}
            error={actionData && i18n._(problemTexts[actionData.problem])}
          >
            <textarea
              {...attributesOf(fields.reply)}
              name="reply"
              rows={5}
              defaultValue={actionData?.reply ?? reply}
              className="field-sizing-content min-h-32 resize-none"
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="lg" busy={busy}>
              <Trans>Post reply</Trans>
            </Button>
            {reply && (
              <Button type="submit" size="lg" tone="line" name="delete" value="on" formNoValidate>
                <Trans>Delete reply</Trans>
              </Button>
            )}
          </div>
        </Form>
      </div>
    </main>
  )
}
