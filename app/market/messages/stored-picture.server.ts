/** Under which the private store has the picture of a message. */
export const pictureKey = (messageId: number) => `messages/${messageId}.webp`
