import { type ActionFunctionArgs, data, redirectDocument } from 'react-router'
import { viewerOf } from '../../people/users/viewer.ts'
import { isProven } from '../../people/users/proven.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { readForm } from '../../ground/forms/read-form.ts'
import { openedField } from '../../ground/forms/guard-fields.tsx'
import { type GuardedForm, hasSentMany, openedAgain, senderProblem } from '../../ground/forms/guard.server.ts'
import { sentIn, textIn } from '../../ground/forms/typed.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { readCampaign } from './campaign-fields.ts'
import { keepPictures, picturesIn } from './keep-pictures.server.ts'
import { findSame, requestCampaign } from './request-campaign.server.ts'
import { statusAddress } from './status-address.server.ts'
import {
  creditField,
  type PictureErrors,
  priceField,
  refreshButton,
  type RefusedCampaign,
} from './refused-campaign.ts'

export const campaignForm: GuardedForm = { name: 'advertise' }

/** The action of /advertise: redirects to the new campaign, or answers why it was refused. */
export async function receiveCampaign({
  request,
  url,
  context: router,
}: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>) {
  const context = router.get(requestContext)
  const viewer = context.viewer && viewerOf(context, url, request.method)
  const form = await readForm(request)
  const { values: written, errors } = readCampaign(form, localDate(context.now), readFields)
  const sent = { written, opened: sentIn(form, openedField), carried: await picturesIn(form) }
  if (!errors && !form.has(refreshButton)) {
    // Its pictures are no longer those of a form.
    const same = await findSame(context.database, sent)
    if (same) throw redirectDocument(statusAddress(context, same), { status: 303 })
  }
  const { kept, errors: pictureErrors } = await keepPictures(context, form)
  const opened = openedAgain(context, campaignForm, form)
  const refuse = (why: Partial<RefusedCampaign>, status = 422) => {
    const nothing = { errors: null, pictureErrors: {}, problem: null }
    return data<RefusedCampaign>({ ...nothing, written, kept, opened, ...why }, { status, headers: unkept })
  }
  if (form.has(refreshButton)) return refuse({}, 200)
  const { desktop, tablet, mobile } = kept
  if (errors || Object.keys(pictureErrors).length > 0 || !desktop || !tablet || !mobile)
    return refuse({ errors, pictureErrors })
  const problem = viewer ? null : senderProblem(context, campaignForm, form)
  if (problem) return refuse({ problem })
  if (await hasSentMany(context)) return refuse({ problem: 'limited' }, 429)
  if (viewer && !isProven(viewer, context)) return refuse({ problem: 'unverified' }, 403)
  const pictures = { desktop: desktop.name, tablet: tablet.name, mobile: mobile.name }
  const shown = { priceCents: centsIn(form, priceField), creditCents: centsIn(form, creditField) }
  const stored = await requestCampaign(context, { ...sent, pictures, shown })
  if (stored === 'price') return refuse({ problem: 'price' }, 409)
  if (!stored) return refuse({ kept: {}, pictureErrors: allMissing })
  throw redirectDocument(statusAddress(context, stored), { status: 303 })
}

function centsIn(form: FormData, field: string): number | null {
  const cents = textIn(form, field)
  return cents ? Number(cents) : null
}

/** Another form has sent one of the pictures: each is chosen again. */
const allMissing: PictureErrors = { desktop: 'missing', tablet: 'missing', mobile: 'missing' }

const unkept = { 'cache-control': 'no-store' }
