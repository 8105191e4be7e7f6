/** Who reads a text decides its namespace; texts that several audiences read are in the first. */
export const namespaces = ['common', 'buyer', 'office', 'devtools'] as const
export type TextNamespace = (typeof namespaces)[number]
