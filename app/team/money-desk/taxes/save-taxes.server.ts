import { readTaxes, taxSettingName } from '../../../deals/bookings/prices/taxes.server.ts'
import type { Tax } from '../../../deals/bookings/prices/taxes.ts'
import { record } from '../../../ground/audit/record.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { saveSetting } from '../../desk/save-setting.server.ts'
import { moneyAudited } from '../audited.server.ts'

/** A tax as one line tells it: each is another one. */
export const textOf = ({ name, basisPoints, islands, kinds, from }: Tax): string =>
  `${name}: ${basisPoints / 100}%, ${islands.join(', ')}, ${kinds.join(', ')}, ${from}`

type Change = { readonly add: Tax } | { readonly remove: string }

/**
 * A tax that is there already is not added a second time.
 * @returns false where another admin has changed them at the same moment, or the tax is gone, and nothing was saved
 */
export const changeTaxes = (database: Database, adminId: string, change: Change): Promise<boolean> =>
  database.transaction(async (tx) => {
    const seen = await readTaxes(tx)
    if ('add' in change && seen.some((tax) => textOf(tax) === textOf(change.add))) return true
    const kept =
      'remove' in change ? seen.filter((tax) => textOf(tax) !== change.remove) : [...seen, change.add]
    if (kept.length === seen.length) return false
    if (!(await saveSetting(tx, { name: taxSettingName, value: kept, seen }))) return false
    const text = 'remove' in change ? change.remove : textOf(change.add)
    await record(tx, moneyAudited, {
      actorId: adminId,
      action: 'taxes',
      subject: { kind: 'setting', id: taxSettingName },
      changes: { tax: 'remove' in change ? [text, null] : [null, text] },
    })
    return true
  })
