/** What says nothing of what is looked for: questions, endings, politeness. English ones beside PostgreSQL's own. */
const english = new Set(
  `a about after all am an and any are as at be been best but buy by can could do does for from get good has have how i
  if in into is it like looking me mt my near need of on or our place please should some somebody someone that the
  their them there they thing this to up us want we what when where which who why will with you your find cheap near nearby`.split(
    /\s+/,
  ),
)

/** What is left of a text without spaces when its known words are taken out. */
const endings = new Set(
  `の で に を が は へ と も な や から まで です ますか ですか 는 은 이 가 을 를 의 에 에서 으로 로 와 과 랑 이랑 도 만 하는 있는 갈만한 곳 추천
  的 在 和 了 吗 有 去 哪里 哪儿 怎么 推荐 附近 どこ おすすめ 近く どこですか 어디 어디서 근처 까지 부터`.split(
    /\s+/,
  ),
)

export const isSilent = (word: string): boolean => english.has(word) || endings.has(word)
