/** Maximum characters of single-line text in forms and content. */
export const LINE_MAX = 200
