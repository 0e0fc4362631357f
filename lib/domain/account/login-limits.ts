/** Characters of an email, phone number or password; without the form's schema, which the login page need not load. */
export const MAX_LOGIN_LENGTH = 200
