const forbidden =
  /"(?:password|pay_password|remember_token|refresh_secret)":|\$2[aby]\$|SQLSTATE|\bselect .+ from\b|\bat [\w.]+ \(|\.ts:\d+/i

/** Finds what no response may contain: passwords and internals of the server. @returns the text around it. */
export const leakIn = (text: string): string | undefined => {
  const at = forbidden.exec(text)?.index
  return at === undefined ? undefined : text.slice(Math.max(0, at - 40), at + 80)
}
