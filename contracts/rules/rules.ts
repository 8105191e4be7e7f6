import { accessRules } from './access.ts'
import { crudRules } from './cruds.ts'
import { filterRules } from './filters.ts'
import { listRules } from './lists.ts'
import type { Rule } from './rule.ts'

/** Every rule of the contract, those that only look first. */
export const rules: readonly Rule[] = [...listRules, ...filterRules, ...accessRules, ...crudRules]
