import { readTyped } from '../../../ground/forms/fields.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { addPhotos, keptPhotos } from '../../photos/chosen-photos.server.ts'
import { mostPhotos, names, type RefusedReview, reviewFields } from './review-form.ts'

/** A form as it was sent, without the files that came with it: what is wrong with it is in `errors` and `isBlank`. */
export async function readReview(
  { database, language }: RequestContext,
  viewer: Viewer | null,
  form: FormData,
): Promise<RefusedReview> {
  const { values, problems: errors } = readTyped(reviewFields, form)
  const sent = form.get('comment')
  const lang: Language = values.lang || language
  const photos = await keptPhotos(database, viewer?.id ?? null, { form, most: mostPhotos })
  return {
    problem: null,
    errors,
    isBlank: typeof sent === 'string' && sent !== '' && values.comment === '',
    refusedFiles: [],
    typed: { ...values, lang, photos },
    seen: rowNumber(sentIn(form, names.seen)),
  }
}

/**
 * The same with its files stored: its caller has checked that the viewer may write it. Files that are wrong or too many
 * are in `refusedFiles`.
 */
export async function withFiles(
  context: RequestContext,
  viewer: Viewer,
  { form, sent }: { form: FormData; sent: RefusedReview },
): Promise<RefusedReview> {
  const chosen = { form, most: mostPhotos, kept: sent.typed.photos }
  const { photos, refused } = await addPhotos(context, viewer.id, chosen)
  return { ...sent, typed: { ...sent.typed, photos }, refusedFiles: refused }
}
