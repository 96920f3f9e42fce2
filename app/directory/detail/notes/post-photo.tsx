import { useLingui } from '@lingui/react/macro'
import { Picture } from '../../../ground/ui/picture.tsx'

/** The photo of an offer or of news, beside its text where there is room; it opens whole. */
export function PostPhoto({ src, title }: { src: string; title: string }) {
  const { t } = useLingui()
  return (
    <a href={src} className="block shrink-0 overflow-hidden rounded-md sm:mb-3 sm:w-56 sm:self-start">
      <Picture src={src} alt={t`Photo of “${title}”`} ratio="16/9" className="object-cover" />
    </a>
  )
}
