/** The source of a regular expression: what a URL contains as it is, but for `.` and `..`, which are steps of a path. */
export const ORDER_ID_PATTERN = '(?!\\.{1,2}$)[\\w.~-]{1,64}'
