import { Trans } from '@lingui/react/macro'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { i18nOf } from '../i18n/catalogue.ts'
import { type Language, languageTags } from '../i18n/languages.ts'
import { readableText } from './readable-text.ts'
import type { Letter } from './mail.ts'

type StoredMail = {
  id: string
  address: string
  language: Language
  subject: string
  body: string | null
  unsubscribe: string | null
}

/** Renders a stored mail for sending: in the site's frame, as HTML and as plain text. */
export function letterOf(
  { id, address, language, subject, body, unsubscribe }: StoredMail,
  site: { origin: string; siteName: string },
): Letter {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18nOf(language)}>
      <Frame {...site} language={language} subject={subject} unsubscribe={unsubscribe} body={body ?? ''} />
    </I18nProvider>,
  )
  return {
    id,
    subject,
    unsubscribe,
    to: address,
    html: `<!DOCTYPE html>${markup}`,
    text: readableText(markup.slice(markup.indexOf('<body'))),
  }
}

type FrameProps = {
  origin: string
  siteName: string
  language: Language
  subject: string
  body: string
  unsubscribe: string | null
}

function Frame({ origin, siteName, language, subject, body, unsubscribe }: FrameProps) {
  const tag = languageTags[language]
  return (
    <html lang={tag} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{style}</style>
      </head>
      <body>
        <div className="mail" role="article" aria-roledescription="email" aria-label={subject} lang={tag}>
          <p className="site">{siteName}</p>
          <div className="body" dangerouslySetInnerHTML={{ __html: body }} />
          <div className="foot">
            <p>
              {siteName}, <a href={origin}>{origin}</a>
            </p>
            {unsubscribe && (
              <p>
                <a href={unsubscribe}>
                  <Trans>Choose what we email you about</Trans>
                </a>
              </p>
            )}
          </div>
        </div>
      </body>
    </html>
  )
}

const style = `
body { margin: 0; padding: 24px 16px; background: #f6f3ec; color: #14222b; font: 16px/1.6 system-ui, sans-serif; }
.mail { max-width: 560px; margin: 0 auto; padding: 28px; background: #fff; border-radius: 12px; overflow-wrap: anywhere; }
.mail:lang(ko) { word-break: keep-all; }
h1 { font-size: 24px; line-height: 1.3; }
.site { margin: 0 0 20px; font-weight: 700; }
a { color: #0a5f73; }
.button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #0a5f73; color: #fff; font-weight: 600; text-decoration: none; }
.foot { margin-top: 28px; padding-top: 16px; border-top: 1px solid #d9d4c7; font-size: 14px; color: #4d5a61; }
.foot p { margin: 0 0 4px; }
@media (prefers-color-scheme: dark) {
  body { background: #0f1a20; color: #e8eef0; }
  .mail { background: #17252c; }
  a { color: #7fd0e2; }
  .button { background: #7fd0e2; color: #0b1a20; }
  .foot { border-color: #33434b; color: #b3c0c6; }
}
`
