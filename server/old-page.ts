import type { Language } from '../app/ground/i18n/languages.ts'

/** Only the server says this, when no page can be rendered: so it is not part of any catalogue. */
const notices: Record<Language, string> = {
  en: 'You see an older copy of this page: a new one can’t be made just now.',
  ko: '지금은 최신 내용을 불러올 수 없어 이전에 저장된 페이지를 보여 드립니다.',
  ja: '現在、最新の内容を読み込めないため、以前に保存したページを表示しています。',
  zh: '暂时无法加载最新内容，您看到的是此页面的旧版本。',
}

/** What a signed-in user reads after it: the page was made for all visitors. */
const asGuest: Record<Language, string> = {
  en: ' You are still logged in, but it shows nothing of your own.',
  ko: ' 로그인 상태는 유지되지만 내 정보는 표시되지 않습니다.',
  ja: 'ログイン状態は続いていますが、ご自身の情報は表示されません。',
  zh: '您仍处于登录状态，但此页面不显示您的个人内容。',
}

/** First in the body: React ignores elements there that it did not render. */
export const markOld = (html: string, language: Language, isMember: boolean) =>
  html.replace(
    /<body\b[^>]*>/,
    (body) =>
      `${body}<p class="old-page" role="status">${notices[language]}${isMember ? asGuest[language] : ''}</p>`,
  )
