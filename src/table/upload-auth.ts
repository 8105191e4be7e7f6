import { createContext, useContext } from 'react'
import type { Auth } from '#contracts/api/kit/endpoint.ts'
import { uploadAsAdmin, uploadAsBuyer, uploadAsSeller } from '#contracts/api/content/uploads.ts'

const uploads = {
  admin: uploadAsAdmin,
  seller: uploadAsSeller,
  buyer: uploadAsBuyer,
  optional: uploadAsBuyer,
  none: uploadAsBuyer,
} as const

const AuthContext = createContext<Auth>('admin')

/** Provides the office of the screen to its upload fields. */
export const AuthProvider = AuthContext.Provider

/** True if pictures can be chosen from a picture space: only stores have one. Source: FIL-1. */
export const useHasPictureSpace = (): boolean => useContext(AuthContext) === 'seller'

/** The upload call of the current office. */
export const useUpload = () => uploads[useContext(AuthContext)]
