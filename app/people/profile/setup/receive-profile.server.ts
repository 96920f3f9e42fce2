import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cleanLine } from '../../../ground/forms/clean-text.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { readTyped } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { findVerification } from '../../verification/find-verification.server.ts'
import { keepIdPictures } from '../../verification/keep-id-pictures.server.ts'
import { submitRequest } from '../../verification/submit-request.server.ts'
import { type IdPictureErrors, idPictures, type OwnVerification } from '../../verification/verification.ts'
import { earnDueCredit } from '../earn-due-credit.server.ts'
import { findProfile } from '../find-profile.server.ts'
import { type ProfileErrors, profileFields, type ProfileFields, readProfile } from '../profile-fields.ts'
import type { ProfileNotice } from '../profile-notice.ts'
import { saveProfile } from '../save-profile.server.ts'
import { asksForVerification, isEmpty, type RefusedProfile, seenField } from './refused.ts'

const { phoneNumber, whatsappNumber } = profileFields
const phoneFields = { phoneNumber, whatsappNumber }

type ProfileOutcome = { refused: RefusedProfile; done?: never } | { refused: null; done: ProfileNotice }

/** Saves the form of /profile/setup; its second button also submits the ID for verification. */
export async function receiveProfile(
  context: RequestContext,
  viewer: Viewer,
  request: Request,
): Promise<ProfileOutcome> {
  const { database, language, demo, now } = context
  const form = await readForm(request)
  const { profile: written, errors: found } = readProfile(form, now)
  const phones = readFields(phoneFields, form, language)
  const profile = { ...written, ...phones.values }
  const errors: ProfileErrors = { ...found, ...phones.problems }
  const seen = sentIn(form, seenField)
  const unchanged = namesOfSame(readSeen(seen), written)
  const wantsVerification = asksForVerification(form)
  const pictureErrors = await keepIdPictures(context, viewer.id, form)
  return database.transaction(async (tx) => {
    await lockPerson(tx, viewer.id)
    const { chosen, status } = await findVerification(tx, viewer.id)
    const isSettled = viewer.isVerified || status === 'pending' || status === 'approved'
    const told = await findProfile(tx, viewer.id)
    // What this form has not changed, another tab may have saved since it was opened.
    const kept = Object.fromEntries(unchanged.map((name) => [name, told[name]]))
    const whole: ProfileFields = { ...profile, ...kept }
    for (const name of unchanged) if (told[name]) delete errors[name]
    if (isSettled) Object.assign(errors, changedIdentity(told, whole))
    else if (wantsVerification && !demo) requirePictures(pictureErrors, chosen)
    if (!isEmpty(errors) || !isEmpty(pictureErrors))
      return { refused: { written, seen, errors, pictureErrors, chosen, problem: null } }
    await saveProfile(tx, viewer.id, whole)
    const approved = wantsVerification ? await submitRequest(tx, viewer.id, { demo }) : null
    await earnDueCredit(tx, viewer.id, { demo, approved })
    return { refused: null, done: wantsVerification ? 'submitted' : 'saved' }
  })
}

/** Other forms of this user, and decisions about them, wait for this transaction. */
const lockPerson = (tx: Database, userId: string) =>
  tx.execute(sql`select from users where id = ${userId} for no key update`)

/** The values that the form began with; null where it doesn't say them. */
function readSeen(text: string): ProfileFields | null {
  try {
    const given = texts.parse(JSON.parse(text))
    return readTyped(profileFields, { get: (name) => given[name] }).values
  } catch {
    return null
  }
}

const texts = z.record(z.string(), z.string())

const namesOfSame = (seen: ProfileFields | null, written: ProfileFields) =>
  (Object.keys(profileFields) as (keyof ProfileFields)[]).filter((name) => seen?.[name] === written[name])

/** Name and birth date can't change once an ID was submitted with them. */
function changedIdentity(told: ProfileFields, written: ProfileFields): ProfileErrors {
  const errors: ProfileErrors = {}
  if (cleanLine(told.fullName) !== cleanLine(written.fullName)) errors.fullName = 'settled'
  if (told.birthDate && told.birthDate !== written.birthDate) errors.birthDate = 'settled'
  return errors
}

/** Adds `missing` for pictures that were neither sent nor refused. */
function requirePictures(errors: IdPictureErrors, chosen: OwnVerification['chosen']) {
  for (const name of idPictures) if (!chosen[name]) errors[name] ??= 'missing'
}
