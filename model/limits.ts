/** Longest single-line text that any form or content field takes, in characters. */
export const LINE_MAX = 200
