import type { SampleComments } from '../../market/reviews/samples/sample-comment.ts'

/** What reviewers of the samples wrote: of each seller and thing its own. */
export const comments: SampleComments = {
  '1': [
    [5, 'en', 'Marisol held the sofa for me over the weekend, and the cushions really are new.'],
    [4, 'en', 'Sturdy rattan. Measure your door first, it is wider than it looks.'],
    [5, 'ko', '쿠션 커버까지 새것처럼 깨끗했어요. 옮기는 것도 도와주셨습니다.'],
  ],
  '2': [
    [5, 'en', 'Jun let me try the laptop for an hour before I paid. Battery as described.'],
    [4, 'ja', '箱も充電器もそろっていました。待ち合わせに少し遅れたので星4つ。'],
  ],
  '8': [
    [
      5,
      'en',
      'Dolores rode it to the harbor herself so I could ship it to Saipan. Starts at the first press.',
    ],
  ],
}
