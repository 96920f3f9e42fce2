import { useLingui } from '@lingui/react/macro'
import { Picture } from '../../ground/ui/picture.tsx'

/** The photo of an offer or of news; it opens whole. */
export function PostPhoto({ src, title }: { src: string; title: string }) {
  const { t } = useLingui()
  return (
    <a href={src} className="block overflow-hidden rounded-md">
      <Picture src={src} alt={t`Photo of “${title}”`} ratio="16/9" className="object-cover" />
    </a>
  )
}
