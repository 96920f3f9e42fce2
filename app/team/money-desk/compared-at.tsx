import { Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '../../ground/i18n/format.ts'

/** When something was last compared. @param at undefined: never */
export function ComparedAt({ at }: { at: Date | undefined }) {
  const { i18n } = useLingui()
  const time = at && momentText(at, i18n.locale)
  return time ? <Trans>Compared on {time}.</Trans> : <Trans>Nothing was compared yet.</Trans>
}
