import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../ground/request/not-found.ts'
import { soldOf } from '../../../directory/sold.ts'
import { readFee } from '../../../people/fees/platform-fee.server.ts'
import { listing } from '../../../directory/tables.server.ts'
import { teamOf } from '../../../directory/known-areas.ts'
import { actsFor } from '../../../directory/may-act.server.ts'
import { ownerPageOf } from '../../../directory/owner-pages.server.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { isProven } from '../../../people/users/proven.server.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { receivePhotoForm } from '../../photos/arrange-photos.server.ts'
import { hasPhotoForm, type RefusedFile } from '../../photos/photos.ts'
import { photosOfDraft } from '../../photos/photos-of-draft.server.ts'
import { ownListingsPath, stepAddress, steps, teamAddress } from '../addresses.ts'
import { asksIfPrivate } from '../asks-if-private.server.ts'
import type { FormTexts } from '../../../ground/forms/form-texts.ts'
import type { Draft, DraftVersion } from '../draft.ts'
import { isChosen } from '../draft-address.server.ts'
import { findDraft, saveTyped } from '../drafts.server.ts'
import { isEditGone } from '../is-edit-gone.server.ts'
import { sentAddress } from '../sent.ts'
import { submitDraft, type SubmitProblem } from '../submit-draft.server.ts'
import { typedOf } from '../typed-of.ts'
import type { FormPart, FormProblems } from './form-field.ts'
import { formPartsOf } from './form-parts.server.ts'
import type { Screen } from '../area-form.ts'
import { typeName } from '../wizard-types.server.ts'

/** What a page with `<DetailsForm>` shows. */
export async function loadDetails(context: RequestContext, viewer: Viewer, draft: Draft, screen: Screen) {
  const { id, kind, form, version, listingId, asBefore } = draft
  const i18n = i18nOf(context.language)
  const [parts, photos, bookings, fee, gone] = await Promise.all([
    formPartsOf(context, draft, { screen, i18n }),
    photosOfDraft(context.database, id, viewer.id),
    bookingsOf(context.database, viewer, draft),
    kind && soldOf(kind) ? readFee(context.database) : null,
    isEditGone(context.database, viewer, draft),
  ])
  return {
    draft: {
      id,
      kind,
      form,
      version,
      typeName: typeName(kind ?? '', i18n),
      isEdit: listingId !== null,
      isGone: gone,
      isChosen: isChosen(draft),
      asBefore,
    },
    parts: asksIfPrivate(draft) ? parts : parts.map(withoutPrivate),
    photos,
    bookings,
    /** The site's, of what can be sold on it. */
    fee,
    mayPublish: isProven(viewer, context),
  }
}

const withoutPrivate = (part: FormPart): FormPart => ({
  ...part,
  fields: part.fields.filter(({ name }) => name !== 'contactPrivate'),
})

/** Where one says what can be booked on the listing that is edited; null of others, and without the right to say it. */
async function bookingsOf(database: RequestContext['database'], viewer: Viewer, { kind, listingId }: Draft) {
  const page = kind ? ownerPageOf(kind, 'bookings') : undefined
  if (!kind || listingId === null || !page) return null
  const [row] = await database
    .select({ ref: listing.ref })
    .from(listing)
    .where(and(eq(listing.id, listingId), actsFor(viewer, page.right)))
  return row ? page.addressOf(kind, row.ref) : null
}

export type Details = Awaited<ReturnType<typeof loadDetails>>

/** Why what was sent is still a draft. `typed`: what was sent, with what others have changed since. */
export type UnsentDetails = {
  readonly typed: FormTexts
  readonly version: number
  readonly problems?: FormProblems
  /** `unreached`: the browser did not reach the site, which has nothing of what was sent. */
  readonly refused?: SubmitProblem | 'unreached'
  /** What another has made of what it edits, in words of the form. */
  readonly theirs?: FormTexts
  /** The files that came along and were not accepted. */
  readonly refusedFiles?: readonly RefusedFile[]
  /** What another page has kept since; nothing of this one is kept. */
  readonly conflict?: DraftVersion
}

/**
 * The action of a page with `<DetailsForm>`: keeps what was typed and, unless another page has kept something since,
 * does what it says about pictures, then submits the draft if that was asked for.
 * Returns why it is still a draft; throws the redirect to where it is shown, or to the chosen step of the wizard.
 */
export async function receiveDetails(
  args: Pick<ActionFunctionArgs, 'url' | 'request' | 'context'>,
  draftId: string | undefined,
) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const draft = await findDraft(context.database, draftId ?? typed('draft'), viewer.id)
  if (!draft) throw notFound()
  if (draft.submitted) return submit(context, viewer, draft)
  const sent = { version: rowNumber(typed('version')), form: typedOf(form) }
  const saved = await saveTyped(context.database, { id: draft.id, ownerId: viewer.id }, sent)
  if (!saved) return submit(context, viewer, draft)
  if ('conflict' in saved) {
    const { version } = saved.conflict
    return unsent(409, { typed: sent.form, version, conflict: saved.conflict })
  }
  const refusedFiles = hasPhotoForm(form) ? await receivePhotoForm(context, viewer, draft.id, form) : []
  const step = steps.find((one) => one === typed('go'))
  if (step) throw redirect(stepAddress(draft.id, step), { status: 303 })
  if (typed('go') === 'create' && refusedFiles.length === 0) return submit(context, viewer, draft)
  const status = refusedFiles.length > 0 ? 422 : 200
  return unsent(status, { typed: sent.form, ...saved, refusedFiles })
}

async function submit(context: RequestContext, viewer: Viewer, draft: Draft) {
  const outcome = await submitDraft(context, viewer, draft.id)
  if (!outcome) throw redirect(ownListingsPath, { status: 303 })
  if ('done' in outcome) {
    const team = teamOf(draft.kind)
    const address = team ? teamAddress(team) : sentAddress({ kind: draft.kind!, ...outcome })
    throw redirect(address, { status: 303 })
  }
  const kept = (await findDraft(context.database, draft.id, viewer.id))!
  const status = outcome.refused === 'busy' ? 503 : 422
  return unsent(status, { typed: kept.form, version: kept.version, ...outcome })
}

const unsent = (status: number, answer: UnsentDetails) =>
  data(answer, { status, headers: { 'cache-control': 'private, no-store' } })
