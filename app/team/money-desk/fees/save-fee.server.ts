import { findInvoiceSeller, recordFeePaid } from '../../../deals/orders/fees/invoices.server.ts'
import {
  feeAccountSettingName,
  feeSettingName,
  readFee,
  readFeeAccount,
} from '../../../people/fees/platform-fee.server.ts'
import { differing, record } from '../../../ground/audit/record.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { saveSetting } from '../../desk/save-setting.server.ts'
import { moneyAudited } from '../audited.server.ts'

const percentOf = ({ basisPoints }: { basisPoints: number }) => ({ percent: basisPoints / 100 })

/** @returns false where another admin has changed it since, and nothing was saved */
export const saveFee = (
  database: Database,
  adminId: string,
  { basisPoints, seen }: { basisPoints: number; seen: number },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const before = await readFee(tx)
    if (before.basisPoints !== seen) return false
    if (basisPoints === seen) return true
    if (!(await saveSetting(tx, { name: feeSettingName, value: { basisPoints }, seen: before }))) return false
    const changes = differing(percentOf(before), percentOf({ basisPoints }))
    const subject = { kind: 'setting', id: feeSettingName }
    await record(tx, moneyAudited, { actorId: adminId, action: 'fee', subject, changes })
    return true
  })

/** @returns false where another admin has changed it since, and nothing was saved */
export const saveFeeAccount = (
  database: Database,
  adminId: string,
  { text, seen }: { text: string; seen: string },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const before = await readFeeAccount(tx)
    if (before.text !== seen) return false
    if (text === seen) return true
    const name = feeAccountSettingName
    if (!(await saveSetting(tx, { name, value: { text }, seen: before }))) return false
    await record(tx, moneyAudited, {
      actorId: adminId,
      action: 'fee-account',
      subject: { kind: 'setting', id: name },
      changes: differing(before, { text }),
    })
    return true
  })

type FeePayment = { readonly id: number; readonly now: Date }

/** @returns false where it was marked before, or is their own */
export const markFeePaid = (database: Database, adminId: string, { id, now }: FeePayment): Promise<boolean> =>
  database.transaction(async (tx) => {
    if ((await findInvoiceSeller(tx, id)) === adminId) return false
    const paid = await recordFeePaid(tx, id, now)
    if (!paid) return false
    await record(tx, moneyAudited, {
      actorId: adminId,
      action: 'fee-paid',
      subject: { kind: 'fee-invoice', id: String(id) },
      changes: { cents: [null, String(paid.cents)] },
    })
    return true
  })
