import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Problem } from '../../../ground/forms/fields.ts'
import { phoneText } from '../../../ground/forms/phone-text.ts'
import { scanTexts } from '../../../ground/forms/scan-texts.ts'
import type { applyFields } from './apply-fields.ts'
import type { SentPdfProblem } from './receive-pdf.server.ts'
import type { RefusedApplication } from './refused-application.ts'

export const problemTexts: Readonly<Record<NonNullable<RefusedApplication['problem']>, MessageDescriptor>> = {
  closed: msg`This job no longer takes applications. What you wrote is still here, so you can copy it.`,
  questions: msg`The employer has changed the questions. Look at them and send your application again.`,
  twice: msg`You have already applied for this job.`,
  unproven: msg`Confirm your email address first, then apply.`,
  own: msg`This is your own listing.`,
  blocked: msg`This employer doesn’t accept applications from you.`,
  'new-account': msg`A new account can send three applications on its first day. Send this one tomorrow.`,
  many: msg`You have sent 20 applications in one day. Send this one tomorrow.`,
  failed: msg`It was not sent. Check your connection and try again. Nothing is lost.`,
}

export const pdfTexts: Readonly<Record<SentPdfProblem, MessageDescriptor>> = {
  type: msg`This file is not a PDF. Choose a PDF, or send none.`,
  broken: msg`This PDF is not complete. Save it again, then choose it.`,
  encrypted: msg`This PDF is protected by a password. Save it without one, then choose it.`,
  empty: msg`This file is empty. Choose another one.`,
  large: msg`This PDF is too large. The limit is 5 MB.`,
  ...scanTexts,
  unscanned: msg`We can’t check files right now. Try again in a few minutes, or send your application without a file.`,
  often: msg`You have uploaded a lot of files in the last hour. Try again later, or send your application without a file.`,
  gone: msg`Your PDF is no longer stored here. Choose it again, or send your application without a file.`,
}

const tooManyLinks = msg`Use up to 3 links.`

export const answerTexts: Readonly<Record<Problem, MessageDescriptor>> = {
  missing: msg`Answer this question.`,
  tooLong: msg`Use up to 1,000 characters.`,
  invalid: tooManyLinks,
}

export const fieldTexts: Readonly<
  Record<keyof typeof applyFields, Readonly<Record<Problem, MessageDescriptor>>>
> = {
  name: {
    missing: msg`Write your name.`,
    tooLong: msg`Use up to 120 characters.`,
    invalid: msg`Write your name.`,
  },
  phone: {
    missing: msg`Write a phone number.`,
    tooLong: msg`Write a phone number.`,
    invalid: phoneText,
  },
  message: {
    missing: msg`Write a message to the employer.`,
    tooLong: msg`Use up to 5,000 characters.`,
    invalid: tooManyLinks,
  },
}
