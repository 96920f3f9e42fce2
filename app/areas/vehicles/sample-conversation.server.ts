import type { SampleConversation } from '../../market/messages/sample-conversations.server.ts'

export const vehicleConversation: SampleConversation = [
  { by: 'asker', phrase: 'available' },
  { by: 'owner', phrase: 'still-there' },
  { by: 'asker', phrase: 'see-weekend' },
]
