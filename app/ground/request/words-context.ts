import { createContext } from 'react'

/** The words that the page's first modules wait for, as JSON for its browser; there, and when developing, none. */
export const WordsContext = createContext('')
