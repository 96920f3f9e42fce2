import { useLingui } from '@lingui/react/macro'
import { PageHero } from '../../directory/list/hero.tsx'
import type { Hub } from './hub.ts'

/** @param within the hub that it is below of, which makes it a small one */
export function HubHero({ hub: { path, texts }, within }: { hub: Hub; within?: Hub }) {
  const { i18n } = useLingui()
  return (
    <PageHero
      picture={path}
      title={i18n._(texts.title)}
      subtitle={i18n._(texts.subtitle)}
      above={within && { href: within.path, name: i18n._(within.texts.title) }}
      small={!!within}
    />
  )
}
