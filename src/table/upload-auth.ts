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

/** Tells the fields below whose screen they are on. */
export const AuthProvider = AuthContext.Provider

/** Whether pictures can be taken out of a picture space here: stores have one. Source: FIL-1. */
export const useHasPictureSpace = (): boolean => useContext(AuthContext) === 'seller'

/** The call by which files are uploaded here. */
export const useUpload = () => uploads[useContext(AuthContext)]
