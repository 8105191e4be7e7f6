import type { z } from 'zod'
import type { Bilingual } from './refusal.ts'

type Issue = z.core.$ZodIssue

const list = (values: readonly unknown[]): string => values.map(String).join(', ')

const boundText = (issue: Issue & { code: 'too_big' | 'too_small' }): Bilingual => {
  const isUpper = issue.code === 'too_big'
  const bound = String(isUpper ? issue.maximum : issue.minimum)
  const [zh, en] = isUpper ? ['最多', 'at most'] : ['至少', 'at least']
  if (!isUpper && issue.origin === 'string' && issue.minimum === 1) return { zh: '不能为空', en: 'must not be empty' }
  if (issue.origin === 'string') return { zh: `${zh} ${bound} 个字符`, en: `${en} ${bound} characters` }
  if (issue.origin === 'array') return { zh: `${zh} ${bound} 项`, en: `${en} ${bound} entries` }
  return { zh: `${zh} ${bound}`, en: `${en} ${bound}` }
}

const issueText = (issue: Issue): Bilingual => {
  if (issue.code === 'too_big' || issue.code === 'too_small') return boundText(issue)
  if (issue.code === 'invalid_value') return { zh: `只能是 ${list(issue.values)}`, en: `one of ${list(issue.values)}` }
  if (issue.input === undefined && issue.code === 'invalid_type') return { zh: '缺少', en: 'missing' }
  return { zh: '格式不正确', en: 'malformed' }
}

/** For a union, the issue of the alternative that matched best. */
const innermost = (issue: Issue): Issue => {
  if (issue.code !== 'invalid_union') return issue
  const deepest = issue.errors.map(([first]) => first).find(first => first && first.code !== 'invalid_type')
  return deepest ? innermost({ ...deepest, path: [...issue.path, ...deepest.path] }) : issue
}

/**
 * Describes the first problem of an invalid request: the path of the field, and the bound or choice that it violates, such as
 * `origin: at most 20 characters`. Source: MCK-12.
 */
export const problemText = ({ issues: [first] }: z.ZodError): Bilingual => {
  if (!first) return { zh: '', en: '' }
  const issue = innermost(first)
  const text = issueText(issue)
  const field = issue.path.join('.')
  return field ? { zh: `${field}：${text.zh}`, en: `${field}: ${text.en}` } : text
}
