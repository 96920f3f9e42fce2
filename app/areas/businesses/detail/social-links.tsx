import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { businesses } from '../area.ts'

const names: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
}

/** A link to a network's own front page names no profile. */
function isAddress(link: string): boolean {
  if (!link.startsWith('https://') || !URL.canParse(link)) return false
  const { hostname, pathname, search } = new URL(link)
  return !(hostname.replace(/^www\./, '') in names) || pathname !== '/' || search !== ''
}

/** Where else it is on the web. */
export function SocialLinks({ links }: { links: readonly string[] }) {
  const { i18n } = useLingui()
  const validLinks = links.filter(isAddress)
  if (validLinks.length === 0) return null
  return (
    <ul aria-label={i18n._(businesses.attributes.socialLinks.label)} className="flex flex-wrap gap-2">
      {validLinks.map((link) => {
        const host = new URL(link).hostname.replace(/^www\./, '')
        return (
          <li key={link}>
            <a href={link} rel="noopener nofollow" className={buttonClass({ tone: 'line', size: 'sm' })}>
              {names[host] ?? host}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
