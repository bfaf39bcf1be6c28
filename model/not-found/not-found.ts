/** Under this all attacks are counted together; a path begins with a slash. */
export const PROBES = 'probes'

/** Paths that are kept; of more, those asked for least and longest ago leave. */
export const NOT_FOUND_MAX = 5_000

/** Characters of a path; a longer one was made up by a program. */
export const NOT_FOUND_PATH_MAX = 300
