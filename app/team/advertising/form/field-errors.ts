import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { furthestAhead, longestCampaign } from '../campaign.ts'
import { type CampaignField, campaignFields, type FieldProblem } from '../campaign-fields.ts'

const atMost = (max: number) => msg`Use up to ${max} characters.`
const noDate = msg`Enter a date like 2026-11-20.`

/** What to do about what is wrong with a field. */
export const fieldErrors: Record<CampaignField, Partial<Record<FieldProblem, MessageDescriptor>>> = {
  category: { missing: msg`Please choose a category.` },
  startDate: {
    missing: msg`Please choose the first day.`,
    invalid: noDate,
    past: msg`This day has passed. Choose today or a later day.`,
    far: msg`This is too far ahead. Choose a day within the next ${furthestAhead} days.`,
  },
  endDate: {
    missing: msg`Please choose the last day.`,
    invalid: noDate,
    order: msg`The last day can’t be before the first.`,
    span: msg`This is too long. Choose up to ${longestCampaign} days.`,
  },
  businessName: {
    missing: msg`Please enter the name of your business.`,
    tooLong: atMost(campaignFields.businessName.max),
  },
  email: {
    missing: msg`Please enter your email address so that we can reply.`,
    invalid: msg`Enter an email address like name@example.com.`,
  },
  link: {
    missing: msg`Please enter the address that your advertisement links to.`,
    invalid: msg`Enter a web address like https://example.com.`,
  },
  altText: {
    missing: msg`Please describe what your images say.`,
    tooLong: atMost(campaignFields.altText.max),
  },
}
