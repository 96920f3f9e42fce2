import { createContext, type ReactNode } from 'react'

/** The advertisement that a list has between its cards. */
export const BannerSlot = createContext<ReactNode>(null)
