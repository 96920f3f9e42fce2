import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { furthestAhead, longestCampaign } from '../campaign.ts'
import { type CampaignField, campaignFields, type FieldProblem } from '../campaign-fields.ts'

const atMost = (max: number) => msg`At most ${max} characters.`
const noDate = msg`Enter a date like 2026-11-20.`

/** What to do about what is wrong with a field. */
export const fieldErrors: Record<CampaignField, Partial<Record<FieldProblem, MessageDescriptor>>> = {
  category: { missing: msg`Please choose a category.` },
  startDate: {
    missing: msg`Please choose the first day.`,
    invalid: noDate,
    past: msg`This day is over. Choose today or a later day.`,
    far: msg`This is too far ahead: ${furthestAhead} days at most.`,
  },
  endDate: {
    missing: msg`Please choose the last day.`,
    invalid: noDate,
    order: msg`The last day can't be before the first.`,
    span: msg`This is too long: ${longestCampaign} days at most.`,
  },
  businessName: {
    missing: msg`Please write the name of your business.`,
    tooLong: atMost(campaignFields.businessName.max),
  },
  email: {
    missing: msg`Please write your email address, so that we can answer.`,
    invalid: msg`Enter an email address like name@example.com.`,
  },
  link: {
    missing: msg`Please write where your advertisement leads.`,
    invalid: msg`Enter a web address like https://example.com.`,
  },
  altText: {
    missing: msg`Please write what your pictures say.`,
    tooLong: atMost(campaignFields.altText.max),
  },
}
