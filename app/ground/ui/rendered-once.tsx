import { I18nProvider, useLingui } from '@lingui/react'
import type { HTMLAttributes, ReactNode } from 'react'

type Props = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'nav' | 'ul'
  /** Unique among all such elements. */
  name: string
  /** All that the content depends on, beside the language. */
  of?: string
  children: () => ReactNode
}

// When developing, a text that has changed is to be seen.
const renderToString =
  import.meta.env.SSR && import.meta.env.PROD ? (await import('react-dom/server')).renderToString : undefined
const rendered = new Map<string, string>()
const most = 1_000

/**
 * An element whose content is alike on many pages: the server renders it once. The content has no context but the
 * language, no `useId` and no picture, for which React would write a preload into it.
 */
export function RenderedOnce({ as: Element, name, of = '', children, ...rest }: Props) {
  const { i18n } = useLingui()
  if (!renderToString) return <Element {...rest}>{children()}</Element>
  const key = [name, i18n.locale, of].join(' ')
  const html = rendered.get(key) ?? renderToString(<I18nProvider i18n={i18n}>{children()}</I18nProvider>)
  if (rendered.size >= most) rendered.clear()
  rendered.set(key, html)
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
