import { Trans, useLingui } from '@lingui/react/macro'
import { HeadTag } from '../../../directory/detail/head-tag.tsx'
import { hotels } from '../area.ts'

/** @param lang of what its owner wrote, where it is not the reader's */
export function OfferTag({ offer, lang }: { offer: string; lang: string | null }) {
  const { i18n } = useLingui()
  const label = i18n._(hotels.attributes.specialOffer.label)
  const specialOffer = <>{offer}</> // of a text, Trans would read what looks like a tag as one
  return (
    <HeadTag tone="bright">
      <Trans>
        {label}: <span lang={lang ?? undefined}>{specialOffer}</span>
      </Trans>
    </HeadTag>
  )
}
