import { sql } from 'drizzle-orm'
import { cleanLine } from '../../../ground/forms/clean-text.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { findVerification } from '../../verification/find-verification.server.ts'
import { keepIdPictures } from '../../verification/keep-id-pictures.server.ts'
import { submitRequest } from '../../verification/submit-request.server.ts'
import { type IdPictureErrors, idPictures, type OwnVerification } from '../../verification/verification.ts'
import { earnDueCredit } from '../earn-due-credit.server.ts'
import { findProfile } from '../find-profile.server.ts'
import { phoneOf } from '../phone.server.ts'
import { type ProfileErrors, type ProfileFields, readProfile } from '../profile-fields.ts'
import type { ProfileNotice } from '../profile-notice.ts'
import { saveProfile } from '../save-profile.server.ts'
import { asksForVerification, isEmpty, type RefusedProfile } from './refused.ts'

type ProfileOutcome = { refused: RefusedProfile; done?: never } | { refused: null; done: ProfileNotice }

/** Saves the form of /profile/setup; its second button also submits the ID for verification. */
export async function receiveProfile(
  context: RequestContext,
  viewer: Viewer,
  request: Request,
): Promise<ProfileOutcome> {
  const { database, language, demo, now } = context
  const form = await readForm(request)
  const { profile: written, errors } = readProfile(form, now)
  const profile = { ...written, ...readPhones(written, language, errors) }
  const wantsVerification = asksForVerification(form)
  const pictureErrors = await keepIdPictures(context, viewer.id, form)
  return database.transaction(async (tx) => {
    await lockPerson(tx, viewer.id)
    const { chosen, status } = await findVerification(tx, viewer.id)
    const isSettled = viewer.isVerified || status === 'pending' || status === 'approved'
    if (isSettled) Object.assign(errors, changedIdentity(await findProfile(tx, viewer.id), written))
    else if (wantsVerification && !demo) requirePictures(pictureErrors, chosen)
    if (!isEmpty(errors) || !isEmpty(pictureErrors))
      return { refused: { written, errors, pictureErrors, chosen, problem: null } }
    await saveProfile(tx, viewer.id, profile)
    const approved = wantsVerification ? await submitRequest(tx, viewer.id, { demo }) : null
    await earnDueCredit(tx, viewer.id, { demo, approved })
    return { refused: null, done: wantsVerification ? 'submitted' : 'saved' }
  })
}

/** Other forms of this user, and decisions about them, wait for this transaction. */
const lockPerson = (tx: Database, userId: string) =>
  tx.execute(sql`select from users where id = ${userId} for no key update`)

/** Name and birth date can't change once an ID was submitted with them. */
function changedIdentity(told: ProfileFields, written: ProfileFields): ProfileErrors {
  const errors: ProfileErrors = {}
  if (cleanLine(told.fullName) !== written.fullName) errors.fullName = 'settled'
  if (told.birthDate && told.birthDate !== written.birthDate) errors.birthDate = 'settled'
  return errors
}

/** The phone numbers in stored form; adds an error for each that is not valid. */
function readPhones(written: ProfileFields, language: RequestContext['language'], errors: ProfileErrors) {
  const phones = { phoneNumber: '', whatsappNumber: '' }
  for (const name of ['phoneNumber', 'whatsappNumber'] as const) {
    const phone = written[name] && phoneOf(written[name], language)
    if (phone === null) errors[name] ??= 'invalid'
    else phones[name] = phone
  }
  return phones
}

/** Adds `missing` for pictures that were neither sent nor refused. */
function requirePictures(errors: IdPictureErrors, chosen: OwnVerification['chosen']) {
  for (const name of idPictures) if (!chosen[name]) errors[name] ??= 'missing'
}
