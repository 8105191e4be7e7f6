/** A text's namespace depends on its readers; texts that several audiences read are in `common`. */
export const namespaces = ['common', 'buyer', 'office', 'devtools'] as const
export type TextNamespace = (typeof namespaces)[number]
