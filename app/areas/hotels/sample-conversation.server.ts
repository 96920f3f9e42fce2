import type { SampleConversation } from '../../market/messages/sample-conversations.server.ts'

export const hotelConversation: SampleConversation = [
  { by: 'asker', text: 'Is there a crib for a baby in the room?' },
  { by: 'owner', text: 'Yes, free of charge. Tell us a day before.' },
  { by: 'asker', phrase: 'thanks' },
]
