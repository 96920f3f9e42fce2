import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { scanTexts } from '../../ground/forms/scan-texts.ts'
import type { ClaimProblem, CodeProblem, DocumentProblem } from './claim-form.ts'

/** What is wrong with the claim as a whole, not with one of its fields. */
export const claimTexts: Readonly<Record<Exclude<ClaimProblem, 'returned'>, MessageDescriptor>> = {
  gone: msg`This is no longer listed, so it can’t be claimed. What you wrote is still here, so you can copy it.`,
  own: msg`This is your own listing.`,
  owned: msg`This listing has an owner now. To claim it, send a document to our staff.`,
  unproven: msg`Confirm your own email address first, then claim the listing.`,
  often: msg`You have claimed 10 listings in one day. Try again tomorrow.`,
  mailed: msg`Five codes for this listing were asked for today. Try again tomorrow, or choose another way.`,
}

export const documentTexts: Readonly<Record<DocumentProblem, MessageDescriptor>> = {
  missing: msg`Choose a document.`,
  type: msg`We can’t read this file. Choose a PDF or a photo.`,
  broken: msg`This file is damaged. Choose another one.`,
  encrypted: msg`This PDF is protected by a password. Save it without one, then choose it.`,
  empty: msg`This file is empty. Choose another one.`,
  large: msg`This file is too large. The limit is 10 MB.`,
  ...scanTexts,
  often: msg`You have uploaded a lot of files in the last hour. Try again later.`,
}

export const codeTexts: Readonly<Record<Exclude<CodeProblem, 'wrong'>, MessageDescriptor>> = {
  missing: msg`Enter the code.`,
  last: msg`That was the fifth wrong code, so this one no longer works. Ask for a new one.`,
  over: msg`This code no longer works. Ask for a new one.`,
  changed: msg`This listing now has another owner. Withdraw your claim, then send a document to our staff.`,
  mailed: msg`Five codes for this listing were asked for today. Ask for a new one tomorrow.`,
}

/** Where no other code gets to. */
export const codeEnded = msg`This code no longer works.`
