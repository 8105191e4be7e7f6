import { createContext } from 'react'
import type { Row } from '../kind.ts'

/** The record that a form changes, as it was loaded: a control may show what the record says of its value. Source: TFO-10. */
export const EditedRecord = createContext<Row>({})
