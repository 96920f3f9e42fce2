// Characters, of what employers write.
export const longestWords = 1000
export const longestNote = 2000
