import type { Driver } from './main.ts'

declare global {
  interface Window {
    /** The functions that scripts call on the page that shows screens. */
    driver: Driver
  }
}
