import { useLingui } from '@lingui/react/macro'
import { type PageSite, pageMeta } from '../../directory/page-meta.ts'

export const emergencyAddress = '/services/emergency'

export function EmergencyHead({ site, style, script }: { site: PageSite; style: string; script: string }) {
  const { t } = useLingui()
  const meta = pageMeta({
    site,
    title: t`Emergency`,
    description: t`911, hospitals, storm conditions and shelters of the Northern Mariana Islands. Opens without a network.`,
    address: emergencyAddress,
  })
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href={`/manifest.webmanifest?lang=${site.language}`} />
      {meta.map((descriptor) => (
        <MetaTag key={JSON.stringify(descriptor)} {...(descriptor as Record<string, string>)} />
      ))}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
    </head>
  )
}

/** As React Router's own Meta, which only works within its pages. */
function MetaTag({ title, tagName, ...attributes }: Record<string, string>) {
  if (title) return <title>{title}</title>
  return tagName === 'link' ? <link {...attributes} /> : <meta {...attributes} />
}
