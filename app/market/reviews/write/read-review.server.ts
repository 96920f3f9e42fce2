import { readTyped } from '../../../ground/forms/fields.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import type { RefusedFile } from '../../photos/photos.ts'
import { ownPhotos, storeSentPhoto } from '../../photos/store-photo.server.ts'
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
  return {
    problem: null,
    errors,
    isBlank: typeof sent === 'string' && sent !== '' && values.comment === '',
    refusedFiles: [],
    typed: { ...values, lang, photos: viewer ? await keptPhotos(database, viewer, form) : [] },
    seen: rowNumber(sentIn(form, names.seen)),
  }
}

/** What was there before and is not removed. */
async function keptPhotos(database: RequestContext['database'], viewer: Viewer, form: FormData) {
  const removed = new Set(form.getAll(names.removed))
  const kept = form
    .getAll(names.kept)
    .flatMap((src) => (typeof src === 'string' && !removed.has(src) ? [src] : []))
  return (await ownPhotos(database, viewer.id, [...new Set(kept)])).slice(0, mostPhotos)
}

/** The same with its files stored, for who may write this review; files that are wrong or too many are in `refusedFiles`. */
export async function withFiles(
  context: RequestContext,
  viewer: Viewer,
  { form, sent }: { form: FormData; sent: RefusedReview },
): Promise<RefusedReview> {
  const { photos } = sent.typed
  const added: string[] = []
  const refusedFiles: RefusedFile[] = []
  for (const file of form.getAll(names.files)) {
    if (!(file instanceof File) || file.size === 0) continue
    if (photos.length + added.length >= mostPhotos) {
      refusedFiles.push({ name: file.name, problem: 'many' })
      continue
    }
    const stored = await storeSentPhoto(context, viewer.id, file)
    if ('problem' in stored) refusedFiles.push({ name: file.name, problem: stored.problem })
    else if (!photos.includes(stored.src) && !added.includes(stored.src)) added.push(stored.src)
  }
  return { ...sent, typed: { ...sent.typed, photos: [...photos, ...added] }, refusedFiles }
}
