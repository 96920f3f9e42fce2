import type { SampleConversation } from '../../market/messages/sample-conversations.server.ts'

export const propertyConversation: SampleConversation = [
  { by: 'asker', text: '안녕하세요, 토요일에 볼 수 있을까요? 가족 네 명이 갑니다.' },
  { by: 'owner', text: 'Håfa Adai! Saturday works. Would 10 am or 3 pm suit you better?' },
  { by: 'asker', text: '오전 10시가 좋아요. 주차할 곳이 있나요?' },
]
