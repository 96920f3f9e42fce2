import { type Language, languageTags } from '../i18n/languages.ts'

type Words = { title: string; text: string; again: string; emergency: string; kept: string }
/** `title` as HTML. */
export type KeptPageLink = { address: string; title: string }

const words: Record<Language, Words> = {
  en: {
    title: 'No connection',
    text: 'This page was not kept on your device.',
    again: 'Try again',
    emergency: 'Emergency: 911, hospitals, storms, shelters',
    kept: 'Pages you read before',
  },
  ko: {
    title: '연결되지 않았습니다',
    text: '이 페이지는 기기에 저장되어 있지 않습니다.',
    again: '다시 시도',
    emergency: '긴급: 911, 병원, 태풍, 대피소',
    kept: '이전에 읽은 페이지',
  },
  ja: {
    title: '接続できません',
    text: 'このページは端末に保存されていません。',
    again: '再試行',
    emergency: '緊急連絡先：911、病院、台風、避難所',
    kept: '以前に読んだページ',
  },
  zh: {
    title: '无法连接网络',
    text: '此页面没有保存在您的设备上。',
    again: '重试',
    emergency: '紧急求助：911、医院、台风、避难所',
    kept: '读过的页面',
  },
}

const style =
  'body{margin:0 auto;max-width:36rem;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:#fcfaf5;color:#0e2639}a{color:#066d89;display:block;padding:.625rem 0}.emergency{background:#d23a01;color:#fff;padding:1rem;border-radius:.75rem;font-weight:700;text-decoration:none;margin:1rem 0}ul{padding:0;list-style:none}@media(prefers-color-scheme:dark){body{background:#031424;color:#f4f2ea}a{color:#68e1d4}.emergency{background:#ff8b61;color:#031424}}'

/** Shown for a page that is neither reachable nor stored: links to the emergency page and to the stored pages. */
export function offlinePage(language: Language, kept: readonly KeptPageLink[]): Response {
  const { title, text, again, emergency, kept: before } = words[language]
  const links = kept.map(({ address, title }) => `<li>${link(address, title)}</li>`).join('')
  const html = `<!DOCTYPE html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>${link('', again)}<a class="emergency" href="/services/emergency">${emergency}</a>${links && `<h2>${before}</h2><ul>${links}</ul>`}</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** An address out of `URL` has no quotes and no brackets in it. */
const link = (address: string, html: string) => `<a href="${address.replaceAll('&', '&amp;')}">${html}</a>`
