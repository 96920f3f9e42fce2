import { Trans, useLingui } from '@lingui/react/macro'
import { pictureAddress, slotNames, slots } from './campaign.ts'
import { slotLabels } from './campaign-labels.ts'
import type { Campaign } from './find-campaigns.server.ts'

/** The three pictures of a campaign as they are shown, each in the shape of its screen. */
export function Scenes({ campaign: { pictures, alt } }: { campaign: Pick<Campaign, 'pictures' | 'alt'> }) {
  const { i18n } = useLingui()
  return (
    <section className="mt-6 mb-5 grid gap-6">
      <h2 className="text-xl">
        <Trans>Photos</Trans>
      </h2>
      {slotNames.map((slot) => {
        const picture = pictures.find((one) => one.slot === slot)
        const { width, height } = slots[slot]
        const name = i18n._(slotLabels[slot])
        const size = `${width} × ${height}`
        return (
          picture && (
            <figure key={slot} className="min-w-0">
              <figcaption className="mb-2 font-semibold">
                <Trans>
                  {name}, {size}
                </Trans>
              </figcaption>
              <img
                src={pictureAddress(picture.name)}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                className={`preview preview-${slot} rounded-lg object-cover`}
              />
            </figure>
          )
        )
      })}
    </section>
  )
}
