const checkInPath = '/bookings/check-in'
export const checkInAddress = (placeId: number) => `${checkInPath}/${placeId}`
/** Where scripts send what was scanned or ticked. */
export const usedPath = `${checkInPath}/used`
