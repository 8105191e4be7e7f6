import { createContext } from 'react'
import type { Row } from '../kind.ts'

/** The record that a form edits, as it was loaded, so that controls can use its other fields. Source: TFO-10. */
export const EditedRecord = createContext<Row>({})
