import { pictureAddress, slots } from './campaign.ts'
import type { Banner } from './banners.ts'
import { goAddress } from './go-address.ts'

const wide = ['desktop', 'tablet'] as const

/**
 * The picture of an advertisement for the visitor's screen, as large as it will be from the first, and where it leads.
 * @param maxHeight a CSS length; what the server writes has none
 */
export const BannerLink = ({
  banner: { id, alt, lang, pictures },
  maxHeight,
}: {
  banner: Banner
  maxHeight?: string
}) => (
  <a href={goAddress(id)} target="_blank" rel="sponsored noopener" className="block">
    <picture>
      {wide.map((one) => (
        <source
          key={one}
          media={`(min-width: ${slots[one].from}px)`}
          srcSet={pictureAddress(pictures[one])}
          width={slots[one].width}
          height={slots[one].height}
        />
      ))}
      <img
        src={pictureAddress(pictures.mobile)}
        alt={alt}
        lang={lang}
        width={slots.mobile.width}
        height={slots.mobile.height}
        loading="lazy"
        className="w-full rounded-xl object-contain"
        style={maxHeight ? { maxHeight } : undefined}
      />
    </picture>
  </a>
)
