import type { Driver } from './main.ts'

declare global {
  interface Window {
    /** What the page that shows screens can be asked to do. */
    driver: Driver
  }
}
