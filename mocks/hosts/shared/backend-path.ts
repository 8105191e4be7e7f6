/** Whether a path belongs to the backend: calls, its control API, or uploaded files. All other paths belong to the app. */
export const isBackend = (path: string): boolean => /^\/(api|_mock|storage)(\/|$)/.test(path)
