import { Misuse } from './command.ts'

/** Checks the URL in an option. @throws Misuse if it is not a URL of the web */
export const urlOf = (option: string, text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Misuse(`${option} "${text}" is not a valid URL; expected something like http://localhost:8000.`)
  return text
}

/** The URL of the server in `--api`, without the base `/api` and without a trailing slash. @throws Misuse */
export const originOf = (text: string | undefined): string => {
  if (!text) throw new Misuse('Say where the server is: --api http://localhost:8000. See --help.')
  return urlOf('--api', text)
    .replace(/\/+$/, '')
    .replace(/\/api$/, '')
}
