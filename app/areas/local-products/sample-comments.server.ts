import type { SampleComments } from '../../market/reviews/samples/sample-comment.ts'

/** What reviewers of the samples wrote: of each product its own. */
export const comments: SampleComments = {
  product1: [
    [5, 'en', 'One drop in the soup. My brother-in-law took a spoonful. We visited him later.'],
    [5, 'en', 'Pepper, vinegar, salt, garlic, and that is really all. Third bottle this year.'],
    [5, 'en', 'The seal held in the suitcase. Customs smiled.'],
    [4, 'en', 'Hotter than last year’s batch. I am not complaining, I am sweating.'],
    [3, 'en', 'Good flavor, but the bottle is small for the price.'],
    [5, 'ko', '작은 고추가 정말 맵네요. 삼겹살에 한 방울이면 충분합니다.'],
    [5, 'ja', '一滴でスープが変わります。餃子にもよく合いました。'],
    [5, 'zh', '小辣椒威力大，配海鲜绝了。密封好，能带上飞机托运。'],
  ],
  product2: [
    [5, 'en', 'The rim has her family’s waves. She told me so when I bought it.'],
    [5, 'en', 'Carries the bread to the table every morning, two years on.'],
    [4, 'en', 'Smells of leaves for a month, in a good way. A little smaller than I thought.'],
    [5, 'ko', '손으로 짠 결이 곱고 튼튼해요. 주방에 두고 매일 씁니다.'],
    [5, 'ja', 'ふちの波の模様が美しい。編み手の話も聞けました。'],
    [5, 'zh', '手工编的，越用越亮，放面包正合适。'],
  ],
  product3: [
    [5, 'en', 'Lathers in our salty tap water, where the store brand gives up.'],
    [5, 'en', 'Lemongrass for me, plain for the baby.'],
    [4, 'en', 'Melts fast if you leave it in the wet. Get a dish with holes.'],
    [3, 'en', 'Nice soap. The ylang-ylang was too much for our small bathroom.'],
    [4, 'ko', '물이 짠 동네인데도 거품이 잘 나요. 레몬그라스 향이 좋습니다.'],
    [5, 'ja', '肌がつっぱらず、夏の汗にもさっぱり。三個では足りませんでした。'],
    [4, 'zh', '椰子油味道很淡，洗完不干。沾水化得快。'],
  ],
  product4: [
    [5, 'en', 'It stood through a small earthquake on my desk, as advertised.'],
    [4, 'en', 'Heavier than it looks. The card on the House of Taga is a nice touch.'],
    [3, 'en', 'Mine wobbles a little. Maybe that is the ancestors.'],
    [3, 'ja', '磨きがきれい。台座に少し欠けがありました。'],
    [5, 'zh', '两块石头叠起来很稳，附的小卡片讲了塔加屋的故事。'],
  ],
  product5: [
    [5, 'en', 'All four of us from one roll, in the airport photo. No regrets.'],
    [4, 'en', 'The parrotfish pattern gets compliments in Seattle.'],
    [2, 'en', 'Ordered XL, got what a very optimistic person would call XL.'],
    [1, 'en', 'Washed it cold, hung it in the shade, and the blue is now on everything I own.'],
    [3, 'ko', '무늬는 예쁜데 한 번 빨고 나니 조금 줄었어요.'],
    [5, 'ja', '家族おそろいで仕立ててもらいました。ココナツのボタンがかわいい。'],
  ],
  product6: [
    [5, 'en', 'Opened the bag at the Thursday market, and it was empty at the end of the street.'],
    [5, 'en', 'So thin that you can read through them. I tried.'],
    [4, 'en', 'The hot ones first taste sweet. Then they don’t.'],
    [3, 'en', 'Mine were a bit stale at the bottom of the bag.'],
    [5, 'ko', '얇고 바삭해서 맥주 안주로 딱이에요. 매운맛 추천합니다.'],
    [4, 'ko', '한 봉지 더 살걸 그랬어요. 짭짤하고 고소합니다.'],
    [5, 'ja', 'ココナツ油で揚げた香りがたまりません。ばらまき用に箱で買いました。'],
    [5, 'zh', '又薄又脆，辣味的更好吃，夜市上一下就卖光了。'],
    [4, 'zh', '不油不甜，小孩也喜欢。'],
  ],
}
