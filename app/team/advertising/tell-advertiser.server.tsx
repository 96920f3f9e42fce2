import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { MailButton } from '../../ground/mail/mail-button.tsx'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import { readFeeAccount } from '../../people/fees/platform-fee.server.ts'
import type { Notice } from '../../people/notifications/events.ts'
import { noticeText } from '../../people/notifications/notice-text.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import type { CampaignState } from './campaign.ts'
import { stateToday } from './state-today.server.ts'
import { statusAddress } from './status-address.server.ts'

type CampaignRow = {
  reference: string
  owner_id: string | null
  email: string
  lang: Language
  state: CampaignState
  reason: string
  due_cents: string
  is_paid: boolean
  version: number
}

/** Tells who asked for a campaign where it is now: on the site and by mail, or a guest by mail with their secret link. */
export async function tellAdvertiser(
  tx: Database,
  context: Pick<RequestContext, 'origin' | 'seal'>,
  id: number,
): Promise<void> {
  const { rows } = await tx.execute<CampaignRow>(sql`
    select reference, owner_id, email, lang, reason, price_cents - credit_cents as due_cents, version,
      paid_at is not null as is_paid, ${stateToday} as state
    from campaign where id = ${id}`)
  const { reference, owner_id: ownerId, email, lang, state, reason, version, ...row } = rows[0]!
  const hasAccount = (await readFeeAccount(tx)).text !== ''
  const notice: Notice = {
    event: 'advertisement',
    values: { reference, state, reason, dueCents: Number(row.due_cents), hasAccount, isPaid: row.is_paid },
  }
  const href = statusAddress(context, { id, reference, ownerId })
  const key = `campaign ${id} ${version}`
  if (ownerId) return notify(tx, ownerId, { ...notice, href, key })
  if (!email) return
  const { title, text } = noticeText(notice, lang)
  const i18n = i18nOf(lang)
  const body = (
    <>
      <p>
        <b>{i18n._(title)}</b>
      </p>
      <p>{i18n._(text)}</p>
      <MailButton href={context.origin + href}>{i18n._(msg`See your advertisement`)}</MailButton>
    </>
  )
  await sendMail(tx, { to: email, language: lang, mail: { subject: title, body }, key })
}
