/** The key under which vulnerability scans are counted; it cannot be a path, because it has no leading slash. */
export const PROBES = 'probes'

/** Maximum stored paths; those requested least and longest ago are removed first. */
export const NOT_FOUND_MAX = 5_000

/** Maximum characters of a path; longer ones come from bots. */
export const NOT_FOUND_PATH_MAX = 300
