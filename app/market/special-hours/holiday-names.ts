import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Holiday } from '../../directory/hours/holidays.ts'

export const holidayNames: Readonly<Record<Holiday, MessageDescriptor>> = {
  'new-year': msg`New Year’s Day`,
  commonwealth: msg`Commonwealth Day`,
  king: msg`Martin Luther King Jr. Day`,
  presidents: msg`Presidents’ Day`,
  covenant: msg`Covenant Day`,
  'good-friday': msg`Good Friday`,
  memorial: msg`Memorial Day`,
  juneteenth: msg`Juneteenth`,
  liberation: msg`Liberation Day and Independence Day`,
  labor: msg`Labor Day`,
  culture: msg`Commonwealth Cultural Day`,
  citizenship: msg`Citizenship Day`,
  veterans: msg`Veterans Day`,
  thanksgiving: msg`Thanksgiving`,
  constitution: msg`Constitution Day`,
  christmas: msg`Christmas`,
}
