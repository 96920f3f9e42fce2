export const receivedPath = '/bookings/received'
export const receivedAddress = (number: string) => `${receivedPath}/${number}`
