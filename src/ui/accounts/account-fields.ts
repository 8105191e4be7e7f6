/** Field definitions of accounts with roles, shared by both back offices. Source: ADM-7, ADM-9. */
export const accountFields = {
  avatar: { kind: 'image', shrink: { width: 150, height: 150 } },
  password: { kind: 'password', whenEmpty: 'users.usualPassword' },
  role_name: { kind: 'tags', label: 'roles.roles' },
} as const

export const accountColumns = ['avatar', 'nickname', 'username', 'role_name', 'created_at'] as const
export const accountSearch = { nickname: 'startsWith', username: 'startsWith' } as const
export const accountForm = ['nickname', 'username', 'password', 'avatar', 'role_id'] as const
export const accountView = ['nickname', 'username', 'role_name', 'avatar'] as const
