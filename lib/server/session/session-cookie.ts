export const SESSION_COOKIE = 'plaza_session'
